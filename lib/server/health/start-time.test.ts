import "@/test/support/own-store";
import { healthFigures } from "@/lib/server/wiring/figures";

test("the site runs since its process began, not since somebody first asked", async () => {
  const { startedAt } = await healthFigures().read();
  expect(startedAt).toBe(performance.timeOrigin);
});

import { allOf, memoryLimit } from "./limits";

test("allows so many for each key, then says how long to wait", async () => {
  const limit = memoryLimit(2, 60);
  expect([await limit.take("a"), await limit.take("a"), await limit.take("b")]).toEqual([0, 0, 0]);
  const waitMs = await limit.take("a");
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(60_000);
});

test("allows again after its window", async () => {
  const limit = memoryLimit(1, 1);
  await limit.take("a");
  const waitMs = await limit.take("a");
  await new Promise((resolve) => setTimeout(resolve, waitMs + 50));
  expect(await limit.take("a")).toBe(0);
});

test("of several limits the strictest counts", async () => {
  const limit = allOf(memoryLimit(3, 60), memoryLimit(1, 3600));
  expect(await limit.take("a")).toBe(0);
  expect(await limit.take("a")).toBeGreaterThan(60_000);
});

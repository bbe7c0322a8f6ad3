import { addressProblem } from "./address-problem";

const LOCAL = "http://localhost:3000";
const LIVE = "https://bizgrow.in";

test.each([
  [LIVE, LIVE, undefined],
  [LOCAL, "http://127.0.0.1:4000", undefined],
  [LOCAL, LIVE, "refuse"],
  ["https://old.bizgrow.in", LIVE, "refuse"],
  [LIVE, LOCAL, "warn"],
  [LOCAL, "http://shop.in", "warn"],
  ["http://shop.in", "http://10.0.0.4:3000", "warn"],
  [LOCAL, "https://bizgrow.example", undefined],
])("built for %s, run as %s: %s", (built, siteUrl, kind) => {
  const problem = addressProblem(built, siteUrl);
  expect(problem?.kind).toBe(kind);
  if (kind) expect(problem?.text).toContain(`built for ${built}, and SITE_URL is ${siteUrl}`);
});

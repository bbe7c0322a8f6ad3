// holds: #health
import { spawnSync } from "node:child_process";
import { addressProblem } from "./check-address";

const LIVE = "https://bizgrow.in";
const LOCAL = "http://localhost:3000";

/** What a start with this SITE_URL says and returns on pages that were built for `built`. */
const start = (built: string, siteUrl: string) => {
  const code = `const { checkAddress } = await import("@/lib/server/site/check-address"); checkAddress("${built}")`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./scripts/source-imports.mjs", "--input-type=module", "--eval", code],
    { encoding: "utf8", env: { ...process.env, SITE_URL: siteUrl, NODE_NO_WARNINGS: "1" } },
  );
  return { status, stdout, stderr };
};

test("a start on pages for another public address ends, and says what to do", () => {
  expect(start("http://localhost:3000", LIVE)).toEqual({
    status: 1,
    stdout: "",
    stderr: `The pages were built for http://localhost:3000, and SITE_URL is ${LIVE}. Build again with the SITE_URL of the site: npm run build\n`,
  });
});

test("a start without a public address on such pages goes on, and the log says it", () => {
  const { status, stdout, stderr } = start(LIVE, "http://10.0.0.4:3000");
  expect([status, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ event: "built for another address", built: LIVE });
});

test("a start on the pages of its address says nothing", () => {
  expect(start(LIVE, LIVE)).toEqual({ status: 0, stdout: "", stderr: "" });
});

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

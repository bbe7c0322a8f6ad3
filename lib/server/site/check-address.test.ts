import { spawnSync } from "node:child_process";

const LIVE = "https://bizgrow.in";

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

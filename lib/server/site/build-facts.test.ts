import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressProblem, checkFacts, readBuildFacts } from "./build-facts";
import { log } from "@/lib/server/core/log";
import { BARE_FILE, BARE_SITE, MADE_UP_FILE } from "@/test/builders/sites";
import { spawnSync } from "node:child_process";

const folder = mkdtempSync(join(tmpdir(), "build-"));
afterAll(() => rmSync(folder, { recursive: true }));
const builtWith = (env: object) =>
  writeFileSync(join(folder, "required-server-files.json"), JSON.stringify({ config: { env } }));

test("reads what next.config.ts wrote; nothing without a build, or from an earlier release's", () => {
  expect(readBuildFacts(folder)).toBeNull();
  builtWith({ FACTS_OF_BUILD: "abc" });
  expect(readBuildFacts(folder)).toBeNull();
  builtWith({
    SITE_URL_OF_BUILD: "https://a.in",
    VERSION_OF_BUILD: "1.0.0",
    COMMIT_OF_BUILD: "c0",
    FACTS_OF_BUILD: "{}",
  });
  expect(readBuildFacts(folder)).toEqual({
    siteUrl: "https://a.in",
    version: "1.0.0",
    commit: "c0",
    facts: "{}",
  });
});

const BUILT = JSON.stringify(BARE_SITE);

afterEach(() => {
  delete process.env.SITE_FACTS;
  jest.restoreAllMocks();
});

test.each([
  ["those of the build", BARE_FILE, false, /^$/],
  ["others", MADE_UP_FILE, true, /made-up-site\.json has changed .*npm run build/],
  ["unusable", "package.json", true, /^package\.json is not usable:\n {2}- phone: is missing/],
  ["missing", "/no/site.json", true, /^The facts .* in \/no\/site\.json, but there is no/],
])(
  "a start whose facts are %s goes on, and its log says what is wrong",
  (_, file, isOther, text) => {
    const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
    process.env.SITE_FACTS = file;
    checkFacts(BUILT);
    const reasons = error.mock.calls.map(([line]) => (line as { reason?: string }).reason);
    expect(reasons).toHaveLength(isOther ? 1 : 0);
    expect(reasons.join()).toMatch(text);
  },
);

// holds: #health

const LIVE = "https://bizgrow.in";
const LOCAL = "http://localhost:3000";

/** What a start with this SITE_URL says and returns on pages that were built for `built`. */
const start = (built: string, siteUrl: string) => {
  const code = `const { checkAddress } = await import("@/lib/server/site/build-facts"); checkAddress("${built}")`;
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

import { spawnSync } from "node:child_process";
import { factsHash } from "@/lib/content/facts/site-file";
import { BARE_FILE, BARE_SITE, MADE_UP_FILE } from "@/test/builders/sites";

/** What a start says and returns whose file of facts is `file`, and whose build was made with the facts `built`. */
const start = (file: string, built: string) => {
  const code = `const { checkFacts } = await import("@/lib/server/site/check-facts"); checkFacts("${built}")`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "./scripts/source-imports.mjs", "--input-type=module", "--eval", code],
    { encoding: "utf8", env: { ...process.env, SITE_FACTS: file, NODE_NO_WARNINGS: "1" } },
  );
  return { status, stderr };
};

const built = factsHash(BARE_SITE);

test("a start with the facts of the build goes on", () => {
  expect(start(BARE_FILE, built)).toEqual({ status: 0, stderr: "" });
});

test("a start with other facts than the build's ends, and says what to do", () => {
  const { status, stderr } = start(MADE_UP_FILE, built);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${MADE_UP_FILE} has changed since the build, and the pages still show the old facts. Build again: npm run build\n`,
  );
});

test("a start without a usable file ends, and says why", () => {
  const { status, stderr } = start("package.json", built);
  expect(status).toBe(1);
  expect(stderr).toContain("package.json is not usable:\n  - phone: is missing");
});

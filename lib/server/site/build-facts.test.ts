import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBuildFacts } from "./build-facts";

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

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a type, a schema or a test says is not said again in a document. */
const MOST_WORDS = 24_000;

test("all documents together stay short", () => {
  const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" })
    .trim()
    .split("\n");
  const words = documents.reduce(
    (sum, path) => sum + readFileSync(path, "utf8").split(/\s+/).length,
    0,
  );
  expect(documents.length).toBeGreaterThan(30);
  expect(words).toBeLessThanOrEqual(MOST_WORDS);
});

import { readFileSync } from "node:fs";

const read = (path: string) => readFileSync(path, "utf8");

/** The variables of lib/server/core/env.ts, and those that other parts read. */
const VARIABLES = [...read("lib/server/core/env.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
  .map(([, name]) => name!)
  .concat("ENV_FILE", "SITE_FACTS", "GOOGLE_APPLICATION_CREDENTIALS", "ALLOW_EMULATORS");

test.each(VARIABLES)(".env.example lists %s", (name) => {
  expect(read(".env.example")).toMatch(new RegExp(`\\b${name}\\b`));
});

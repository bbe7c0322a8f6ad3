import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NextConfig } from "next";

/**
 * Next's configuration as the build left it: from next.config.ts Next would compile it again, a third of a second of
 * every start. Throws when there is no build in the folder `build`.
 */
export const builtConfig = (build: string): NextConfig => {
  const file = join(build, "required-server-files.json");
  if (!existsSync(file)) throw new Error("There is no build yet: npm run build");
  return (JSON.parse(readFileSync(file, "utf8")) as { config: NextConfig }).config;
};

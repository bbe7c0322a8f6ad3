import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Has Next take its configuration as the build in the folder `build` left it, in the way of its own standalone
 * server. From next.config.ts it would compile it again, with a compiler that takes a second and 40 MB. Throws when
 * there is no build.
 */
export const takeBuiltConfig = (build: string): void => {
  const file = join(build, "required-server-files.json");
  if (!existsSync(file)) throw new Error("There is no build yet: npm run build");
  const { config } = JSON.parse(readFileSync(file, "utf8")) as { config: object };
  // eslint-disable-next-line no-restricted-syntax -- what Next reads, not what we do
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
};

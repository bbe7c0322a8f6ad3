import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a build says about itself; release and commit may be "unknown", the facts are JSON. */
export type BuildFacts = { siteUrl: string; version: string; commit: string; facts: string };

const serverFiles = z.looseObject({
  config: z.looseObject({
    env: z.looseObject({
      SITE_URL_OF_BUILD: z.string(),
      VERSION_OF_BUILD: z.string(),
      COMMIT_OF_BUILD: z.string(),
      FACTS_OF_BUILD: z.string(),
    }),
  }),
});

/** The facts of the build in the folder `build`; null without one, or for an earlier release's. */
export const readBuildFacts = (build = ".next"): BuildFacts | null => {
  const file = join(build, "required-server-files.json");
  if (!existsSync(file)) return null;
  const found = serverFiles.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!found.success) return null;
  const { env } = found.data.config;
  return {
    siteUrl: env.SITE_URL_OF_BUILD,
    version: env.VERSION_OF_BUILD,
    commit: env.COMMIT_OF_BUILD,
    facts: env.FACTS_OF_BUILD,
  };
};

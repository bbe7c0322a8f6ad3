import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readSite, siteFile } from "@/lib/content/facts/site-file";
import { errorMessage } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { env } from "@/lib/server/core/env";

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

/** How the file of facts differs from the build's (JSON); null: it does not. Never throws. */
export const factsChange = (built: string): { text: string } | null => {
  try {
    if (JSON.stringify(readSite()) === built) return null;
    const text = `${siteFile()} has changed since the build: the site shows the old facts. Build again (npm run build) and restart`;
    return { text };
  } catch (error) {
    const text = `${errorMessage(error)}\nThe site shows the facts of its build. Repair the file, then build again`;
    return { text };
  }
};

/** For the start: logs an error when the file of facts is not the build's; the site goes on with the build's facts. */
export const checkFacts = (built: string | undefined): void => {
  const change = built === undefined ? null : factsChange(built);
  if (change) log.error({ event: "facts are not those of the build", reason: change.text });
};

const LOCAL = /^(localhost|127\.|\[::1\]|.*\.(example|localhost)$)/;

const isLocalOrigin = (address: string): boolean => LOCAL.test(new URL(address).hostname);

/** Whether an origin can be that of a live site: https, and no name of this machine or of examples. */
export const isPublicOrigin = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === "https:" && !isLocalOrigin(address);

/** "refuse": the pages name another address; "warn": ours is not public; null: they agree. */
export const addressProblem = (
  built: string,
  siteUrl: string,
): { kind: "refuse" | "warn"; text: string } | null => {
  if (built === siteUrl || (isLocalOrigin(built) && isLocalOrigin(siteUrl))) return null;
  return {
    kind: isPublicOrigin(siteUrl) ? "refuse" : "warn",
    text: `The pages were built for ${built}, and SITE_URL is ${siteUrl}. Build again with the SITE_URL of the site: npm run build`,
  };
};

/** For the start: ends the process for a problem to refuse, and logs one to warn of; `built` is the build's SITE_URL. */
export const checkAddress = (built: string | undefined): void => {
  const problem = built === undefined ? null : addressProblem(built, env().siteUrl);
  if (problem?.kind === "warn") log.warn({ event: "built for another address", built });
  if (problem?.kind !== "refuse") return;
  process.stderr.write(`${problem.text}\n`);
  process.exit(1);
};

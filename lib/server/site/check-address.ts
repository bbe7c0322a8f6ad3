import { env } from "@/lib/server/core/env";
import { log } from "@/lib/server/core/log";

const LOCAL = /^(localhost|127\.|\[::1\]|.*\.(example|localhost)$)/;

/** Whether an address is of this machine, or of examples. */
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

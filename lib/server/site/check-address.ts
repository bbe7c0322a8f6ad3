import { env } from "@/lib/server/core/env";
import { log } from "@/lib/server/core/log";
import { addressProblem } from "./address-problem";

/**
 * Ends the process when the pages were built for another public address than SITE_URL, and logs a warning for another one
 * that is not public; `built` is the build's SITE_URL.
 */
export const checkAddress = (built: string | undefined): void => {
  if (built === undefined) return;
  const problem = addressProblem(built, env().siteUrl);
  if (problem?.kind === "warn") log.warn({ event: "built for another address", built });
  if (problem?.kind !== "refuse") return;
  process.stderr.write(`${problem.text}\n`);
  process.exit(1);
};

import { readSite, siteFile } from "@/lib/content/facts/site-file";
import { errorMessage } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";

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

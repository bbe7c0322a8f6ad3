import { factsHash, readSiteOrExit, siteFile } from "@/lib/content/facts/site-file";

/** Ends the process when the facts are not those with which the pages were built; `built` is the build's fingerprint. */
export const checkFacts = (built: string | undefined): void => {
  if (factsHash(readSiteOrExit()) === built) return;
  process.stderr.write(
    `${siteFile()} has changed since the build, and the pages still show the old facts. Build again: npm run build\n`,
  );
  process.exit(1);
};

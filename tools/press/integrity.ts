import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../lib/server/core/sha256.ts";

/** Our scripts in a page, and the links that preload them: both need the same hash. */
const OWN_SCRIPT =
  /<(?:script\b(?=[^>]*\ssrc="\/_next\/static\/)|link\b(?=[^>]*\sas="script"))(?![^>]*\sintegrity=)[^>]*?\s(?:src|href)="\/_next\/static\/([^"]+)"/g;

/**
 * Adds the SHA-256 of its content to each of our scripts in a page, so that a browser refuses a script that a cache or
 * proxy has changed. Scripts that have it stay as they are. Throws when the build lacks a script.
 */
export const addIntegrity = (html: string, build: string): string =>
  html.replace(OWN_SCRIPT, (tag: string, file: string) => {
    const content = readFileSync(join(build, "static", decodeURIComponent(file)));
    return `${tag} integrity="sha256-${sha256(content, "base64")}"`;
  });

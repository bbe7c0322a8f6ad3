import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Our own scripts in a page, and what tells a browser to fetch one ahead: both have to name the same content. */
const OWN_SCRIPT =
  /<(?:script\b(?=[^>]*\ssrc="\/_next\/static\/)|link\b(?=[^>]*\sas="script"))(?![^>]*\sintegrity=)[^>]*?\s(?:src|href)="\/_next\/static\/([^"]+)"/g;

/**
 * A page in which each script of ours names its content (SHA-256): a cache or proxy that changes it gets it refused
 * by the browser. Twice is once.
 */
export const withIntegrity = (html, build) =>
  html.replace(OWN_SCRIPT, (tag, file) => {
    const content = readFileSync(join(build, "static", decodeURIComponent(file)));
    return `${tag} integrity="sha256-${createHash("sha256").update(content).digest("base64")}"`;
  });

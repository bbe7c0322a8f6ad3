import { isApi, pathOf } from "./request-error.ts";

/** Slashes as typing errors and link checkers make them. After two of them a browser reads the name of another site. */
const SLASHES = /(?:[/\\]|%2f|%5c)+/gi;
/** A page, and its fragment behind a "#" that was encoded once or more often, as mail filters do. */
const PAGE_AND_FRAGMENT = /^(.*?)(?:%(?:25)*23(.*))?$/is;

/** A part without escapes. All pages have small letters; Next's rewrites take capitals, too. */
const PLAIN_PART = /(?<=\/)[^/%#]+(?=[/#]|$)/g;
/** Next's own files have capitals in their names. */
const IS_NEXTS = /^\/_next\//i;

/** The path that a request meant, without query and fragment, and the address on this site that leads there. */
export type MeantAddress = { path: string; location: string };

const inSmallLetters = (path: string): string =>
  IS_NEXTS.test(path) ? path : path.replaceAll(PLAIN_PART, (part) => part.toLowerCase());

/**
 * What somebody meant by an address of a page with capitals, in which slashes are doubled, turned or encoded, or the "#"
 * is encoded; null for any other address. The location begins with exactly one slash, so it never leads to another site.
 */
export const meantAddress = (url: string): MeantAddress | null => {
  const asked = pathOf(url);
  const [, page = "", fragment] = PAGE_AND_FRAGMENT.exec(asked) ?? [];
  const path = inSmallLetters(page.replace(SLASHES, "/"));
  if (!asked.startsWith("/") || path === asked || isApi(path)) return null;
  const query = url.slice(asked.length);
  return { path, location: path + query + (fragment === undefined ? "" : `#${fragment}`) };
};

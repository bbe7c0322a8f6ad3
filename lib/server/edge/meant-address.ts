import { offeredNow, packageOfId } from "../../domain/check/packages.ts";
import { CONTACT_TOPICS, contactPath } from "../../domain/leads/contact-topics.ts";
import { isApi, pathOf } from "./request-error.ts";

/** Slashes as typing errors and link checkers make them. After two of them a browser reads the name of another site. */
const SLASHES = /(?:[/\\]|%2f|%5c)+/gi;
/** A page, and its fragment behind a "#" that was encoded once or more often, as mail filters do. */
const PAGE_AND_FRAGMENT = /^(.*?)(?:%(?:25)*23(.*))?$/is;

/** A part without escapes. All pages have small letters; Next's rewrites take capitals, too. */
const PLAIN_PART = /(?<=\/)[^/%#]+(?=[/#]|$)/g;
const IS_NEXTS = /^\/_next\//i;

/** The path that a request meant, without query and fragment, and the address on this site that leads there. */
export type MeantAddress = { path: string; location: string };

const inSmallLetters = (path: string): string =>
  IS_NEXTS.test(path) ? path : path.replaceAll(PLAIN_PART, (part) => part.toLowerCase());

/** What an address with capitals, odd slashes or an encoded "#" meant; null for any other one. */
export const meantAddress = (url: string): MeantAddress | null => {
  const asked = pathOf(url);
  const [, page = "", fragment] = PAGE_AND_FRAGMENT.exec(asked) ?? [];
  const path = inSmallLetters(page.replace(SLASHES, "/"));
  if (!asked.startsWith("/") || path === asked || isApi(path)) return null;
  const query = url.slice(asked.length);
  return { path, location: path + query + (fragment === undefined ? "" : `#${fragment}`) };
};

const FORMER_PAGE = /^(\/hi)?\/(contact|onboarding)$/;

/** Where a query of 1.0.0, as "/contact?topic=order&package=suite", leads; null for others. */
export const formerQuery = (url: string): MeantAddress | null => {
  const path = pathOf(url);
  const [, prefix = "", page] = FORMER_PAGE.exec(path) ?? [];
  if (page === undefined) return null;
  const query = new URLSearchParams(url.slice(path.length));
  const topic = CONTACT_TOPICS.find((one) => one === query.get("topic"));
  const pack = packageOfId(query.get("package"), offeredNow())?.id;
  if (page === "onboarding" ? !pack : !topic && !pack) return null;
  query.delete("topic");
  query.delete("package");
  const to = page === "onboarding" ? `/onboarding/${pack}` : contactPath(topic, pack);
  return { path, location: `${prefix}${to}${query.size > 0 ? `?${query}` : ""}` };
};

import { type Lang, pathIn } from "./languages.ts";

const DESK = /^(?:\/hi)?\/desk(?:\/|$)/;
/** A page of the desk as a form names it: small letters and digits, then perhaps a query. */
const BACK = /^(?:\/hi)?\/desk(?:\/[a-z0-9-]+)*(?:\?[\w=&%+.*-]*)?$/;

/** Whether a path, without its query, is the desk or below it. */
export const isDeskPath = (path: string): boolean => DESK.test(path);

/** The page of the desk that a form names, with its query; null for any other text. */
export const backFrom = (text: unknown): string | null =>
  typeof text === "string" && BACK.test(text) ? text : null;

/** The language of a page of the desk. */
export const langOfBack = (back: string): Lang => (back.startsWith("/hi/") ? "hi" : "en");

/** The door of the desk, which leads to a page of it. */
export const doorFor = (back: string): string =>
  `${pathIn(langOfBack(back), "/desk/open")}?back=${encodeURIComponent(back)}`;

import { LANGS } from "./languages";

const LANG_PREFIX = new RegExp(`^/(?:${LANGS.join("|")})(?=/|$)`);

/** The path without its language: "/hi/contact", "/en/contact" (inside Next) and "/contact" are all "/contact". */
export const pathOf = (pathname: string): string => pathname.replace(LANG_PREFIX, "") || "/";

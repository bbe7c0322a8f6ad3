import { LANGS } from "./languages";

const LANG_PREFIX = new RegExp(`^/(?:${LANGS.join("|")})(?=/|$)`);
/** Forms of a page that a query chooses (next.config.ts). */
const ASKED_FORM = /^(\/(?:contact|onboarding))\/for\/.*/;

/**
 * The path without its language: "/hi/contact", "/en/contact" (inside Next) and "/contact" are all "/contact"; so is
 * "/en/contact/for/order/suite", which is there inside Next only.
 */
export const pathOf = (pathname: string): string =>
  pathname.replace(LANG_PREFIX, "").replace(ASKED_FORM, "$1") || "/";

/** The site's languages; addresses of the first have no prefix. */
export const LANGS = ["en", "hi"] as const;

export type Lang = (typeof LANGS)[number];

/** Whether an unchecked value is one of our languages. */
export const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value);

/** The address of a page in a language: "/about" is "/about" in English and "/hi/about" in Hindi. */
export const pathIn = (lang: Lang, path: string): string => {
  if (lang === LANGS[0]) return path;
  // The home page's address has no slash at its end, with or without a query.
  return `/${lang}${path.replace(/^\/(?=$|[#?])/, "")}`;
};

const LANG_PREFIX = new RegExp(`^/(?:${LANGS.join("|")})(?=/|$)`);

/** The path without its language: "/hi/contact", "/en/contact" (inside Next) and "/contact" are all "/contact". */
export const pathOf = (pathname: string): string => pathname.replace(LANG_PREFIX, "") || "/";

/** A path of the site: words of lower-case letters, digits and dashes, then perhaps a query and an anchor. */
const OWN_ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&%+.*-]*)?(?:#[\w-]*)?$/;

/** No page to return to: the sign-in itself (a loop) and the API. */
const NOT_A_PAGE = /^\/(?:auth|api)(?![a-z0-9-])/;

/** The page after signing in: `next` if it is one of this site (by an allow list), else `home`. */
export const nextPath = (next: string | null, home: string): string =>
  next !== null && OWN_ADDRESS.test(next) && !NOT_A_PAGE.test(pathOf(next)) ? next : home;

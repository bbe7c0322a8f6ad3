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

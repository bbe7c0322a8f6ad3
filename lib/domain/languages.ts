/** The site's languages; the first is the one without a prefix in its addresses. */
export const LANGS = ["en", "hi"] as const;

export type Lang = (typeof LANGS)[number];

/** Whether a value from outside names one of our languages. */
export const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value);

import { type Lang, LANGS } from "@/lib/domain/core/languages";

/** A journey of the long tier: `npm run test:all` runs it, `npm test` does not. */
export const LONG = { tag: "@long" };

/** A journey that is the same in both languages: the second one belongs to the long tier. */
export const secondLanguageIsLong = (lang: Lang) => (lang === LANGS[0] ? {} : LONG);

import { type Lang, LANGS } from "@/lib/domain/core/languages";

/**
 * A journey of the long tier: `npm run test:all` runs it, `npm test` does not. The fast tier has each promise once, in
 * its most likely form; other widths, ways and troubles, and what takes over 10 s, belong to the long one.
 */
export const LONG = { tag: "@long" };

/** For one of several journeys written in a loop. */
export const longIf = (isLong: boolean) => (isLong ? LONG : {});

/** A journey that is the same in both languages: the second one belongs to the long tier. */
export const secondLanguageIsLong = (lang: Lang) => longIf(lang !== LANGS[0]);

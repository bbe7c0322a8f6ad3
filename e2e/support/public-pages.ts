import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { SHEET_IDS, sheetPath } from "@/lib/content/blog/sheet-facts";
import { LANGS, pathIn } from "@/lib/domain/core/languages";

/** Every public page in every language, at its address. */
export const PUBLIC_PAGES = LANGS.flatMap((lang) =>
  PUBLIC_PATHS.map((path) => ({ lang, path, url: pathIn(lang, path) })),
);

/** Every sheet to print in every language; search engines do not list them. */
export const SHEET_PAGES = LANGS.flatMap((lang) =>
  SHEET_IDS.map((id) => ({ lang, id, url: pathIn(lang, sheetPath(id)) })),
);

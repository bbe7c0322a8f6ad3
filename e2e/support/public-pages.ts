import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { LANGS, pathIn } from "@/lib/domain/core/languages";

/** Every public page in every language, at its address. */
export const PUBLIC_PAGES = LANGS.flatMap((lang) =>
  PUBLIC_PATHS.map((path) => ({ lang, path, url: pathIn(lang, path) })),
);

import "server-only";

import { lang } from "next/root-params";

import { isLang, type Lang, LANGS } from "@/lib/domain/core/languages";

/** The language of the page being rendered: the `[lang]` of its address, which is always a known one. */
export const currentLang = async (): Promise<Lang> => {
  const value = await lang();
  return isLang(value) ? value : LANGS[0];
};

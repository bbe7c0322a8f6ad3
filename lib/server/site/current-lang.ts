import "server-only";

import { lang } from "next/root-params";

import { isLang, type Lang, LANGS } from "@/lib/domain/core/languages";

/** The language of the page being rendered: the `[lang]` of its address, which only ever names one of ours. */
export const currentLang = async (): Promise<Lang> => {
  const value = await lang();
  return isLang(value) ? value : LANGS[0];
};

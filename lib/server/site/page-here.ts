import "server-only";
import type { Metadata } from "next";
import { lang } from "next/root-params";
import { type Content, contentIn } from "@/lib/content";
import type { PublicPath } from "@/lib/content/facts/public-pages";
import { isLang, type Lang, LANGS } from "@/lib/domain/core/languages";
import { pageMetadata } from "./page-metadata";

/** The language of the page being rendered: the `[lang]` of its address, which is always a known one. */
export const currentLang = async (): Promise<Lang> => {
  const value = await lang();
  return isLang(value) ? value : LANGS[0];
};

/** `generateMetadata` of a public page, in the language of its address. */
export const publicMetadata = (path: PublicPath) => async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), path);

type HeadWords = { title: string; description?: string; lead?: string };

/** `generateMetadata` of a page that search engines do not show; without a description its lead says what it is. */
export const unlistedMetadata =
  (wordsOf: (content: Content) => HeadWords) => async (): Promise<Metadata> => {
    const { title, lead = "", description = lead } = wordsOf(contentIn(await currentLang()));
    return { title, description, robots: { index: false } };
  };

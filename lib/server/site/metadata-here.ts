import type { Metadata } from "next";
import { type Content, contentIn } from "@/lib/content";
import type { PublicPath } from "@/lib/content/facts/public-pages";
import { currentLang } from "./current-lang";
import { pageMetadata } from "./page-metadata";

/** `generateMetadata` of a public page, in the language of its address. */
export const publicMetadata = (path: PublicPath) => async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), path);

/** `generateMetadata` of a page that search engines do not show; `wordsOf` finds its title and description. */
export const unlistedMetadata =
  (wordsOf: (content: Content) => { title: string; description: string }) =>
  async (): Promise<Metadata> => {
    const { title, description } = wordsOf(contentIn(await currentLang()));
    return { title, description, robots: { index: false } };
  };

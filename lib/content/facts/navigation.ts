import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { site } from "./site";
import { pageWordsIn, type PublicPath } from "./public-pages";

/** A page's path without its language, and the text of links to it. */
export type PageLink = { path: string; name: string };

/** The top navigation, in order. */
const TOP = {
  "/": "home",
  "/services": "services",
  "/about": "about",
  "/blog": "blog",
  "/contact": "contact",
} as const satisfies Partial<Record<PublicPath, string>>;

/** The visitor's own page and its second half, in the mobile menu only. */
const OWN = { account: "/account", settings: "/account#data" } as const;

const LAW: readonly PublicPath[] = ["/privacy", "/terms", "/refund"];

/** Few, so that the footer is one screen of a phone; /blog leads to the posts. */
const FREE: readonly PublicPath[] = ["/health-check", "/tools", "/blog", "/faq"];

const named = (lang: Lang, path: PublicPath): PageLink => ({
  path,
  name: pageWordsIn(lang, path).name,
});

/** The links of the header, and of the mobile menu with the visitor's own pages. */
export const navigationIn = (lang: Lang) => {
  const { menu, nav } = contentIn(lang).chrome;
  const top: PageLink[] = Object.entries(TOP).map(([path, id]) => ({ path, name: nav[id] }));
  const own: PageLink[] = Object.entries(OWN).map(([id, path]) => ({
    path,
    name: menu[id as keyof typeof OWN],
  }));
  return { top, menu: [...top, ...own] };
};

/** The links of the footer: packages, free resources, law pages. */
export const footerLinksIn = (lang: Lang) => ({
  packages: site.packages.map(({ id, plainName }): PageLink => ({
    path: `/services#${id}`,
    name: plainName[lang],
  })),
  resources: FREE.map((path) => named(lang, path)),
  law: LAW.map((path) => named(lang, path)),
});

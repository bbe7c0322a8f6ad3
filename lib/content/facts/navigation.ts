import type { Lang } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import { contentIn } from "@/lib/content";
import { POST_FACTS } from "./post-facts";
import { pageWordsIn, postPath, type PublicPath } from "./public-pages";

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

/** The visitor's own pages, in the mobile menu only. */
const OWN_PAGES = ["account", "settings"] as const;

const LAW: readonly PublicPath[] = ["/privacy", "/terms", "/refund"];

/** The list of all posts comes after them; a longer footer costs a phone a screen. */
const FOOTER_POSTS = 3;

const named = (lang: Lang, path: PublicPath): PageLink => ({
  path,
  name: pageWordsIn(lang, path).name,
});

/** The links of the header, and of the mobile menu with the visitor's own pages. */
export const navigationIn = (lang: Lang) => {
  const { menu, nav } = contentIn(lang).chrome;
  const top: PageLink[] = Object.entries(TOP).map(([path, id]) => ({ path, name: nav[id] }));
  const own: PageLink[] = OWN_PAGES.map((id) => ({ path: `/${id}`, name: menu[id] }));
  return { top, menu: [...top, ...own] };
};

/** The links of the footer: packages, free resources, law pages. */
export const footerLinksIn = (lang: Lang) => ({
  packages: PACKAGES.map(({ id, name }): PageLink => ({ path: `/services#${id}`, name })),
  resources: [
    named(lang, "/health-check"),
    named(lang, "/faq"),
    ...POST_FACTS.slice(0, FOOTER_POSTS).map(({ slug }) => named(lang, postPath(slug))),
    named(lang, "/blog"),
  ],
  law: LAW.map((path) => named(lang, path)),
});

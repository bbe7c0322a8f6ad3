import type { Lang } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import { contentIn } from "@/lib/content";
import { POST_FACTS } from "./post-facts";
import { pageWordsIn, postPath, type PublicPath } from "./public-pages";

/** A page of ours, its address without the language, and what a link to it says. */
export type PageLink = { path: string; name: string };

/** The top navigation, in its order (spec §2). */
const TOP = {
  "/": "home",
  "/services": "services",
  "/about": "about",
  "/blog": "blog",
  "/contact": "contact",
} as const satisfies Partial<Record<PublicPath, string>>;

/** A visitor's own pages, in the mobile menu beside the others (spec §2). */
const OWN_PAGES = ["account", "settings"] as const;

const LAW: readonly PublicPath[] = ["/privacy", "/terms", "/refund"];

const named = (lang: Lang, path: PublicPath): PageLink => ({
  path,
  name: pageWordsIn(lang, path).name,
});

/** The links of the header and of the mobile menu, which has the visitor's own pages, too. */
export const navigationIn = (lang: Lang) => {
  const { menu, nav } = contentIn(lang).chrome;
  const top: PageLink[] = Object.entries(TOP).map(([path, id]) => ({ path, name: nav[id] }));
  const own: PageLink[] = OWN_PAGES.map((id) => ({ path: `/${id}`, name: menu[id] }));
  return { top, menu: [...top, ...own] };
};

/** The links of the footer: what costs money, what is free to read, what the law asks for. */
export const footerLinksIn = (lang: Lang) => ({
  packages: PACKAGES.map(({ id, name }): PageLink => ({ path: `/services#${id}`, name })),
  resources: [
    named(lang, "/health-check"),
    ...POST_FACTS.map(({ slug }) => named(lang, postPath(slug))),
  ],
  law: LAW.map((path) => named(lang, path)),
});

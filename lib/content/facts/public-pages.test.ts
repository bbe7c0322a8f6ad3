import { existsSync } from "node:fs";
import { LANGS } from "@/lib/domain/core/languages";
import { POST_FACTS } from "./post-facts";
import { pageWordsIn, PUBLIC_PATHS } from "./public-pages";

/** What a search result shows of a description before it cuts it off, about. */
const DESCRIPTION_CHARS = { least: 110, most: 165 };

const words = LANGS.flatMap((lang) =>
  PUBLIC_PATHS.map((path) => ({ lang, path, ...pageWordsIn(lang, path) })),
);

test("each public page exists, and each post is one", () => {
  const isPost = (path: string) => path.startsWith("/blog/");
  for (const path of PUBLIC_PATHS.filter((one) => !isPost(one)))
    expect(existsSync(`app/[lang]${path === "/" ? "" : path}/page.tsx`)).toBe(true);
  expect(PUBLIC_PATHS.filter(isPost)).toEqual(POST_FACTS.map(({ slug }) => `/blog/${slug}`));
  expect(new Set(PUBLIC_PATHS).size).toBe(PUBLIC_PATHS.length);
});

test("each page has a name, a title and a description of its own in each language", () => {
  for (const lang of LANGS)
    for (const kind of ["name", "title", "description"] as const) {
      const all = words.filter((one) => one.lang === lang).map((one) => one[kind]);
      expect(new Set(all).size).toBe(PUBLIC_PATHS.length);
    }
  for (const { description, title } of words) {
    expect(title).not.toContain("BizGrow |");
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_CHARS.least);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARS.most);
  }
});

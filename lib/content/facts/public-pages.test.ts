// holds: #search
import { existsSync } from "node:fs";
import { LANGS } from "@/lib/domain/core/languages";
import { contentOf } from "@/lib/content";
import { TOOL_IDS } from "@/lib/domain/tools/tool-ids";
import { SPEC_SITE } from "@/test/builders/sites";
import { POST_FACTS } from "./post-facts";
import { DESCRIPTION_CHARS, pageWordsOf, PUBLIC_PATHS, TITLE_CHARS } from "./public-pages";

/** A shorter description says too little for a search result. */
const LEAST_CHARS = 110;

/** The pages that search engines do not show; a browser's tab and a shared link do. */
const OWN_PAGES = ["account", "auth", "welcome"] as const;

const words = LANGS.flatMap((lang) =>
  PUBLIC_PATHS.map((path) => ({ lang, path, ...pageWordsOf(contentOf(SPEC_SITE, lang), path) })),
);

test("each public page exists, and each tool and post is one", () => {
  const isTool = (path: string) => path.startsWith("/tools/");
  const isPost = (path: string) => path.startsWith("/blog/");
  for (const path of PUBLIC_PATHS.filter((one) => !isTool(one) && !isPost(one)))
    expect(existsSync(`app/[lang]${path === "/" ? "" : path}/page.tsx`)).toBe(true);
  expect(PUBLIC_PATHS.filter(isTool)).toEqual(TOOL_IDS.map((id) => `/tools/${id}`));
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
    expect(description.length).toBeGreaterThanOrEqual(LEAST_CHARS);
  }
});

test("no page's title or description is cut off in a search result or a preview", () => {
  const own = LANGS.flatMap((lang) => {
    const content = contentOf(SPEC_SITE, lang);
    return OWN_PAGES.map((page) => content[page]).map(({ description, title }) => ({
      lang,
      description,
      title,
    }));
  });
  const isCut = ({ description, title }: { description: string; title: string }) =>
    title.length > TITLE_CHARS || description.length > DESCRIPTION_CHARS;
  expect([...words, ...own].filter(isCut)).toEqual([]);
});

import type { Metadata } from "next";
import { contentIn } from "@/lib/content";
import { pageWordsIn, type PublicPath, TITLE_CHARS } from "@/lib/content/facts/public-pages";
import { site } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";

/** The picture beside a link to any page, drawn once with sharp; it names nobody. */
export const sharePicture = (lang: Lang) => ({
  url: `/share/${lang}.png`,
  width: 1200,
  height: 630,
});

const titleOf = (title: string): string => {
  const named = `${title} | ${site.name}`;
  return named.length <= TITLE_CHARS ? named : title;
};

const OG_LOCALES: Readonly<Record<Lang, string>> = { en: "en_IN", hi: "hi_IN" };

/** The addresses of a page in each language; for other languages the first one. */
export const languageAlternates = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LANGS.map((lang) => [lang, pathIn(lang, path)])),
  "x-default": pathIn(LANGS[0], path),
});

/** The metadata of a public page; `days` (ISO dates: published, changed) make it an article. */
export const pageMetadata = (
  lang: Lang,
  path: PublicPath,
  days?: { date: string; updated: string },
): Metadata => {
  const { title, description } = pageWordsIn(lang, path);
  const { alt, promise } = contentIn(lang).pages.picture;
  const picture = {
    ...sharePicture(lang),
    type: "image/png",
    alt: fill(alt, { title: pageWordsIn(lang, "/").title, promise }),
  };
  return {
    title: { absolute: titleOf(title) },
    description,
    alternates: {
      canonical: pathIn(lang, path),
      languages: languageAlternates(path),
      ...(path.startsWith("/blog") && { types: { "application/rss+xml": pathIn(lang, "/feed") } }),
    },
    openGraph: {
      ...(days
        ? { type: "article", publishedTime: days.date, modifiedTime: days.updated }
        : { type: "website" }),
      url: pathIn(lang, path),
      title,
      description,
      siteName: site.name,
      locale: OG_LOCALES[lang],
      alternateLocale: LANGS.filter((other) => other !== lang).map((other) => OG_LOCALES[other]),
      images: [picture],
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
};

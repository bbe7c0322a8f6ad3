import type { MetadataRoute } from "next";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { postPath, PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { env } from "@/lib/server/core/env";
import { languageAlternates } from "@/lib/server/site/page-metadata";

/** Every public page in every language, each with the same page in the other. */
export default function sitemap(): MetadataRoute.Sitemap {
  const address = (path: string) => new URL(path, env().siteUrl).href;
  const dates = Object.fromEntries(
    POST_FACTS.map(({ slug, updated }) => [postPath(slug), updated]),
  );
  return PUBLIC_PATHS.flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(languageAlternates(path)).map(([lang, at]) => [lang, address(at)]),
    );
    return LANGS.map((lang) => ({
      url: address(pathIn(lang, path)),
      ...(dates[path] && { lastModified: dates[path] }),
      alternates: { languages },
    }));
  });
}

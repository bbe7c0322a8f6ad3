import { contentIn } from "@/lib/content";
import { postsIn } from "@/lib/content/slices/posts";
import { site } from "@/lib/content/facts/site";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { env } from "@/lib/server/core/env";
import { escapeMarkup } from "@/lib/server/core/html";

/** Escapes a text for XML and drops the control characters that XML 1.0 forbids. */
export const escapeXml = (text: string): string =>
  escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ""));

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** The blog in one language as RSS 2.0, newest post first; links are absolute, from SITE_URL. Throws like `env`. */
export const blogFeed = (lang: Lang): string => {
  const { blog } = contentIn(lang);
  const posts = postsIn(lang);
  const address = (path: string) => new URL(pathIn(lang, path), env().siteUrl).href;
  const day = (date: string) => new Date(date).toUTCString();
  const items = posts.map(({ slug, date, words }) => [
    "<item>",
    element("title", words.title),
    element("link", address(`/blog/${slug}`)),
    element("guid", address(`/blog/${slug}`)),
    element("pubDate", day(date)),
    element("description", words.description),
    "</item>",
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", `${site.name}: ${blog.name}`),
    element("link", address("/blog")),
    element("description", blog.meta.description),
    element("language", lang),
    element("lastBuildDate", day(posts[0]!.date)),
    `<atom:link href="${escapeXml(address("/feed"))}" rel="self" type="application/rss+xml"/>`,
    ...items.flat(),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
};

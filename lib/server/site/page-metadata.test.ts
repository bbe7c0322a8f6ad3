import { existsSync } from "node:fs";
import { pageWordsIn, PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { site } from "@/lib/content/facts/site";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { pageMetadata } from "./page-metadata";

test("a page has its canonical address and its alternates, the same in both languages", () => {
  for (const path of PUBLIC_PATHS) {
    const [en, hi] = LANGS.map((lang) => pageMetadata(lang, path).alternates);
    expect(en?.canonical).toBe(path);
    expect(hi?.canonical).toBe(pathIn("hi", path));
    expect(en?.languages).toEqual({ en: path, hi: pathIn("hi", path), "x-default": path });
    expect(hi?.languages).toEqual(en?.languages);
  }
});

test("a shared link has the page's title, its picture with a description, and its language", () => {
  const { openGraph, twitter } = pageMetadata("hi", "/services");
  expect(openGraph).toMatchObject({
    type: "website",
    url: "/hi/services",
    title: "तीन पैकेज और उनके दाम",
    siteName: site.name,
    locale: "hi_IN",
    alternateLocale: ["en_IN"],
    images: [{ url: "/share/hi.png", width: 1200, height: 630, type: "image/png" }],
  });
  expect(twitter).toMatchObject({ card: "summary_large_image" });
  const [picture] = [openGraph?.images].flat();
  const { title } = pageWordsIn("hi", "/");
  expect(picture).toMatchObject({ alt: expect.stringContaining(title) });
});

test("a post is an article with its date", () => {
  const post = pageMetadata("en", "/blog/udhaar-7-day-plan", {
    date: "2026-11-21",
    updated: "2026-11-22",
  });
  expect(post.openGraph).toMatchObject({
    type: "article",
    publishedTime: "2026-11-21",
    modifiedTime: "2026-11-22",
  });
});

test("a title carries the site's name where both fit into 60 characters", () => {
  const shown = PUBLIC_PATHS.map((path) => {
    const { title } = pageWordsIn("en", path);
    const withName = `${title} | ${site.name}`;
    return { absolute: withName.length <= 60 ? withName : title };
  });
  expect(PUBLIC_PATHS.map((path) => pageMetadata("en", path).title)).toEqual(shown);
});

test("every page of a language has the same picture, which is there", () => {
  for (const lang of LANGS) {
    const urls = PUBLIC_PATHS.map((path) => {
      const [picture] = [pageMetadata(lang, path).openGraph?.images].flat();
      return (picture as { url: string }).url;
    });
    expect(new Set(urls)).toEqual(new Set([`/share/${lang}.png`]));
    expect(existsSync(`public/share/${lang}.png`)).toBe(true);
  }
});

import { pageWordsIn, PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { site } from "@/lib/content/facts/site";
import { pageMetadata } from "./page-metadata";

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

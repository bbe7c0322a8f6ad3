import { LANGS } from "@/lib/domain/core/languages";
import { blogFeed } from "@/lib/server/site/blog-feed";
import { GET, generateStaticParams } from "./route";

const get = (lang: string) =>
  GET(new Request("http://localhost:3000/feed"), { params: Promise.resolve({ lang }) });

test("each language has its feed, as RSS in UTF-8", async () => {
  expect(generateStaticParams().map(({ lang }) => lang)).toEqual([...LANGS]);
  for (const lang of LANGS) {
    const response = await get(lang);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(await response.text()).toBe(blogFeed(lang));
  }
});

test("a language we do not have has no feed", async () => {
  expect((await get("fr")).status).toBe(404);
});

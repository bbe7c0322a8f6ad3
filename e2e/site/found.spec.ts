// holds: #search, #languages, #accessibility
import sharp from "sharp";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { site } from "@/lib/content/facts/site";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { pathOf } from "@/e2e/support/crawl/found";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";

/** Search engines and chats do not run our scripts. */
test.use({ javaScriptEnabled: false });

test("the sitemap lists every page in both languages, each with the other; robots.txt names it", async ({
  request,
}) => {
  const robots = await request.get("/robots.txt");
  expect(await robots.text()).toMatch(/User-Agent: \*\nAllow: \/\nDisallow: \/api\/\n/i);
  expect(await robots.text()).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  const xml = await sitemap.text();
  const urls = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry]) => ({
    at: pathOf(/<loc>(.*?)<\/loc>/.exec(entry!)![1]!),
    alternates: [...entry!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, lang, href]) => `${lang} ${pathOf(href!)}`,
    ),
  }));
  expect(urls.map(({ at }) => at).toSorted()).toEqual(
    PUBLIC_PAGES.map(({ url }) => url).toSorted(),
  );
  for (const { path, url } of PUBLIC_PAGES)
    expect(urls.find(({ at }) => at === url)?.alternates).toEqual([
      ...LANGS.map((lang) => `${lang} ${pathIn(lang, path)}`),
      `x-default ${path}`,
    ]);
  expect(urls).toHaveLength(PUBLIC_PATHS.length * LANGS.length);
});

test("the manifest and the icons it names are there, of the sizes it says", async ({
  request,
  page,
}) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href!)).json();
  expect(manifest).toMatchObject({
    short_name: site.name,
    start_url: "/",
    theme_color: site.accent,
  });
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes, purpose } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, `${src} ${purpose}`).toBe(sizes);
  }
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  expect(linked).toHaveLength(3);
  for (const icon of linked) expect((await request.get(icon)).status(), icon).toBe(200);
});

test("the feed of each language is linked from its blog and lists every post", async ({
  page,
  request,
  baseURL,
}) => {
  for (const lang of LANGS) {
    await page.goto(pathIn(lang, "/blog"));
    const link = page.locator('head link[type="application/rss+xml"]');
    const path = pathOf(await link.getAttribute("href"));
    expect(path).toBe(pathIn(lang, "/feed"));
    const feed = await (await request.get(`${baseURL}${path}`)).text();
    const links = [...feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, at]) =>
      pathOf(at!),
    );
    expect(links).toEqual(POST_FACTS.map(({ slug }) => pathIn(lang, `/blog/${slug}`)));
  }
});

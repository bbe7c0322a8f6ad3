import type { Page } from "@playwright/test";
import sharp from "sharp";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { site } from "@/lib/content/facts/site";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { jsonLdOf, lackingIn } from "@/e2e/support/json-ld";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";
import { secondLanguageIsLong } from "@/e2e/support/tiers";

/** Search engines and chats do not run our scripts. */
test.use({ javaScriptEnabled: false });

/** The path of an absolute address: pages carry the origin they were built with. */
const pathOf = (address: string | null) => {
  const { pathname, protocol } = new URL(address ?? "none");
  expect(protocol).toMatch(/^https?:$/);
  return pathname;
};

const linkOf = async (page: Page, selector: string) =>
  pathOf(await page.locator(`head link${selector}`).getAttribute("href"));

const metaOf = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute("content");

for (const lang of LANGS) {
  const pages = PUBLIC_PAGES.filter((one) => one.lang === lang);

  const reads = async (page: Page, url: string) => {
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      url,
    ).toHaveLength(1);
    const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(jumps, `headings of ${url}: ${levels.join()}`).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.locator("main").innerText()).length, url).toBeGreaterThan(400);
  };

  const hasOneAddress = async (page: Page, path: string, url: string) => {
    expect(await linkOf(page, '[rel="canonical"]')).toBe(url);
    for (const other of LANGS)
      expect(await linkOf(page, `[rel="alternate"][hreflang="${other}"]`)).toBe(
        pathIn(other, path),
      );
    expect(await linkOf(page, '[rel="alternate"][hreflang="x-default"]')).toBe(path);
    expect(await page.locator('meta[name="robots"]').count(), url).toBe(0);
  };

  const canBeShared = async (page: Page, pictureAt: (path: string) => Promise<Buffer>) => {
    const title = await page.title();
    expect(await metaOf(page, "og:site_name")).toBe(site.name);
    expect(title).toContain((await metaOf(page, "og:title")) ?? "none");
    expect(await metaOf(page, "og:description")).toBe(await metaOf(page, "description"));
    expect(await metaOf(page, "og:locale")).toBe(`${lang}_IN`);
    expect(await metaOf(page, "og:image:alt")).toContain(site.name);
    const picture = await pictureAt(pathOf(await metaOf(page, "og:image")));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    return title;
  };

  test(
    `${lang}: every page reads without a script, has one address, a title and a picture of its own`,
    secondLanguageIsLong(lang),
    async ({ page, request }) => {
      const pictureAt = async (path: string) => {
        const response = await request.get(path);
        expect(response.headers()["content-type"]).toBe("image/png");
        return response.body();
      };
      const titles = new Set<string>();
      for (const { path, url } of pages) {
        const response = await page.goto(`${url}?utm_source=test`);
        expect(response?.status(), url).toBe(200);
        await reads(page, url);
        await hasOneAddress(page, path, url);
        titles.add(await canBeShared(page, pictureAt));
      }
      expect(titles.size).toBe(pages.length);
    },
  );

  test(
    `${lang}: every page says what it is, with all that schema.org asks for`,
    secondLanguageIsLong(lang),
    async ({ page }) => {
      const typesOf = async (path: string) => {
        await page.goto(pathIn(lang, path));
        const things = await jsonLdOf(page);
        expect(things.flatMap(lackingIn), path).toEqual([]);
        return things.map((thing) => thing["@type"]);
      };
      for (const { path } of pages.filter((one) => one.path !== "/"))
        expect(await typesOf(path)).toContain("BreadcrumbList");
      expect(await typesOf("/")).toEqual(
        expect.arrayContaining(["ProfessionalService", "WebSite", "Offer"]),
      );
      expect(await typesOf("/faq")).toContain("FAQPage");
      const questions = page.getByRole("main").locator("summary");
      const named = (await jsonLdOf(page)).filter((thing) => thing["@type"] === "Question");
      expect(named.map(({ name }) => name)).toEqual(await questions.allInnerTexts());
      for (const path of ["/", "/services"])
        expect((await typesOf(path)).filter((type) => type === "Offer")).toHaveLength(3);
      for (const { slug } of POST_FACTS)
        expect(await typesOf(`/blog/${slug}`)).toContain("BlogPosting");
    },
  );
}

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
  expect(manifest).toMatchObject({ short_name: site.name, start_url: "/", theme_color: "#a4262c" });
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
    const path = await linkOf(page, '[type="application/rss+xml"]');
    expect(path).toBe(pathIn(lang, "/feed"));
    const feed = await (await request.get(`${baseURL}${path}`)).text();
    const links = [...feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, at]) =>
      pathOf(at!),
    );
    expect(links).toEqual(POST_FACTS.map(({ slug }) => pathIn(lang, `/blog/${slug}`)));
  }
});

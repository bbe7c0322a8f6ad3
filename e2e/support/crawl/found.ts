import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { jsonLdOf, lackingIn } from "@/e2e/support/json-ld";
import type { Visit } from "./visit";

/** The path of an absolute address: pages carry the origin they were built with. */
export const pathOf = (address: string | null) => {
  const { pathname, protocol } = new URL(address ?? "none");
  expect(protocol).toMatch(/^https?:$/);
  return pathname;
};

const linkOf = async (page: Page, selector: string) =>
  pathOf(await page.locator(`head link${selector}`).getAttribute("href"));

const metaOf = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute("content");

/** Text and one first heading without a script; headings without a jump. */
export const expectToRead = async ({ page, lang, html }: Visit): Promise<void> => {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";
  const text = main.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, "");
  expect(text.length, "letters of text").toBeGreaterThan(400);
  expect(html).toContain(`<html lang="${lang}"`);
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(jumps, `headings ${levels.join()}`).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

/** One address for search engines, with those of the other language. */
export const expectOneAddress = async ({ page, lang, path }: Visit): Promise<void> => {
  expect(await linkOf(page, '[rel="canonical"]')).toBe(pathIn(lang, path));
  for (const other of LANGS)
    expect(await linkOf(page, `[rel="alternate"][hreflang="${other}"]`)).toBe(pathIn(other, path));
  expect(await linkOf(page, '[rel="alternate"][hreflang="x-default"]')).toBe(path);
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
};

/** Title, words and a picture for those who share it. */
export const expectToBeShared = async ({ page, lang }: Visit): Promise<void> => {
  expect(await metaOf(page, "og:site_name")).toBe(site.name);
  expect(await page.title()).toContain((await metaOf(page, "og:title")) ?? "none");
  expect(await metaOf(page, "og:description")).toBe(await metaOf(page, "description"));
  expect(await metaOf(page, "og:locale")).toBe(`${lang}_IN`);
  expect(await metaOf(page, "og:image:alt")).toContain(contentIn(lang).pages.picture.promise);
  expect(await metaOf(page, "og:image")).toMatch(new RegExp(`/share/${lang}\\.png$`));
  const reply = await page.request.get(pathOf(await metaOf(page, "og:image")));
  expect(reply.headers()["content-type"]).toBe("image/png");
  const { format, width, height } = await sharp(await reply.body()).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
};

/** The types that a page's JSON-LD must name. */
const typesFor = (path: string): string[] => {
  if (path === "/") return ["ProfessionalService", "WebSite", "Offer"];
  if (path === "/faq") return ["BreadcrumbList", "FAQPage"];
  const isPost = POST_FACTS.some(({ slug }) => path === `/blog/${slug}`);
  return ["BreadcrumbList", ...(isPost ? ["BlogPosting"] : [])];
};

/** What it says of itself has all that schema.org asks for. */
export const expectDescribed = async ({ page, path }: Visit): Promise<void> => {
  const things = await jsonLdOf(page);
  expect(things.flatMap(lackingIn)).toEqual([]);
  const types = things.map((thing) => thing["@type"]);
  expect(types).toEqual(expect.arrayContaining(typesFor(path)));
  if (path === "/" || path === "/services")
    expect(types.filter((type) => type === "Offer")).toHaveLength(3);
  if (path !== "/faq") return;
  const named = things.filter((thing) => thing["@type"] === "Question").map(({ name }) => name);
  expect(named).toEqual(await page.getByRole("main").locator("summary").allInnerTexts());
};

// holds: #pages, #http
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";

const UNKNOWN: readonly [path: string, lang: Lang][] = [
  ["/nope", "en"],
  ["/xx", "en"],
  ["/fr", "en"],
  ["/hi/xx", "hi"],
  ["/a/b/c/d", "en"],
  ["/hi/a/b/c/d", "hi"],
  ["/nope?x=1&utm_source=ad", "en"],
  ["/hi/nope?x=1", "hi"],
  ["/nope.php", "en"],
  ["/hi/wp-login.php", "hi"],
  ["/blog/no-such-post", "en"],
  ["/hi/blog/no-such-post", "hi"],
  ["/sheets/no-such-sheet", "en"],
  ["/contact/loan", "en"],
  ["/contact/order/gold", "en"],
  ["/hi/onboarding/gold", "hi"],
  ["/blog/udhaar-7-day-plan/more", "en"],
  ["/picture/nope", "en"],
  ["/_next/nope", "en"],
  ["/%E0%A4%A", "en"],
];

const FORMER = [
  ["/settings", "/account#data"],
  ["/together", "/health-check"],
] as const;

test("an unknown address answers 404 in the language of its path, and nobody keeps or lists it", async ({
  request,
}) => {
  for (const [path, lang] of UNKNOWN) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(404);
    expect(response.headers()["cache-control"], path).toBe("no-store");
    expect(html, path).toContain(`<html lang="${lang}"`);
    expect(html, path).toContain(`${contentIn(lang).missing.title}</h1>`);
    expect(html, path).toContain('name="robots" content="noindex"');
  }
});

test("the address of a page that went leads to the nearest page, for good", async ({ request }) => {
  for (const lang of LANGS)
    for (const [path, to] of FORMER) {
      const response = await request.get(pathIn(lang, path), { maxRedirects: 0 });
      expect(response.status(), path).toBe(308);
      expect(response.headers()["location"], path).toBe(pathIn(lang, to));
    }
});

test("the 404 says so, keeps header and footer, and leads on", async ({ page, request }) => {
  const lang = "hi";
  const { missing } = contentIn(lang);
  await page.goto(pathIn(lang, "/nope"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing.title);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const main = page.getByRole("main");
  for (const name of [
    missing.check,
    missing.services,
    missing.faq,
    missing.contact,
    missing.home,
  ]) {
    const href = await main.getByRole("link", { name }).getAttribute("href");
    expect((await request.get(href!)).status(), name).toBe(200);
  }
  await main.getByRole("link", { name: missing.home }).click();
  await expect(page).toHaveURL(pathIn(lang, "/"));
});

/** As a link of an older build leads there. */
test("a link inside the site to a page that is gone ends at the 404 without going in circles", async ({
  page,
}) => {
  const path = "/hi/blog/gone-post";
  await page.goto("/");
  await hydrated(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(path)) asked += 1;
  });
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
  }, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contentIn("hi").missing.title);
  await page.waitForLoadState("networkidle");
  expect(page.url()).toContain(path);
  expect(asked).toBe(1);
});

test("an unknown address under /api answers JSON, whatever the method", async ({
  request,
  baseURL,
}) => {
  for (const path of ["/api", "/api/nope", "/api/a/b/c", "/api/nope?x=1"])
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      const response = await request.fetch(path, { method, headers: { origin: baseURL! } });
      expect(response.status(), `${method} ${path}`).toBe(404);
      expect(response.headers()["cache-control"]).toBe("no-store");
      expect(await response.json()).toEqual({
        error: {
          code: "not_found",
          message: expect.any(String),
          requestId: response.headers()["x-request-id"],
        },
      });
    }
});

test("the English prefix leads to the address without it", async ({ request }) => {
  for (const [from, to] of [
    ["/en", "/"],
    ["/en/about", "/about"],
    ["/en/blog/udhaar-7-day-plan", "/blog/udhaar-7-day-plan"],
  ]) {
    const { headers, status } = await request
      .get(from!, { maxRedirects: 0 })
      .then((response) => ({ headers: response.headers(), status: response.status() }));
    expect(status).toBe(308);
    expect(headers.location).toBe(to);
  }
});

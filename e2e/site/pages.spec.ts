import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { site } from "@/lib/content/facts/site";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { PUBLIC_PAGES, SHEET_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";
import { longIf, secondLanguageIsLong } from "@/e2e/support/tiers";

const PAGES = [
  ...[...PUBLIC_PAGES, ...SHEET_PAGES].map(({ lang, url }) => ({ lang, url })),
  ...LANGS.map((lang) => ({ lang, url: pathIn(lang, "/no-such-page") })),
];

/** The header has its links twice, as a row and as a menu, of which one is shown: markup alone cannot tell. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: { "unique-landmark": "off" },
});

test("the validator sees a mistake", async () => {
  const { valid } = await validator.validateString("<!doctype html><p><div>x</p><img src=a>");
  expect(valid).toBe(false);
});

test("every page is valid HTML, without a style or a handler in its markup", async ({
  request,
}) => {
  for (const { url } of PAGES) {
    const html = await (await request.get(url)).text();
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages);
    expect(
      found.map(({ ruleId, message, selector }) => `${url}: ${ruleId} ${message} ${selector}`),
    ).toEqual([]);
    const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(markup).not.toMatch(/\sstyle="|<style|\son\w+="/);
    expect(markup, url).not.toContain("[object Object]");
  }
});

for (const lang of LANGS)
  test(
    `${lang}: every link leads to a page that is there, to its very place, or where it says outside`,
    secondLanguageIsLong(lang),
    async ({ page, request }) => {
      const targets = new Map<string, string>();
      for (const { url } of PAGES.filter((one) => one.lang === lang)) {
        await page.goto(url);
        const hrefs = await page
          .locator("a[href], area[href]")
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
        expect(hrefs.length, url).toBeGreaterThan(20);
        for (const href of hrefs) targets.set(href, url);
      }
      const isOwn = (href: string) => new URL(href).origin === new URL(page.url()).origin;
      const own = [...targets].filter(([href]) => isOwn(href));
      const bodies = new Map<string, string>();
      for (const [href, from] of own) {
        const { hash, origin, pathname, search } = new URL(href);
        const address = `${origin}${pathname}${search}`;
        // The 404's switch of language leads to the 404 of the other one.
        if (/\/(no-such-page|missing)$/.test(pathname)) continue;
        if (!bodies.has(address)) {
          const response = await request.get(address, { maxRedirects: 0 });
          expect(response.status(), `${href} on ${from}`).toBe(200);
          bodies.set(address, await response.text());
        }
        if (hash)
          expect(bodies.get(address), `${href} on ${from}`).toContain(
            `id="${decodeURIComponent(hash.slice(1))}"`,
          );
      }
      const outside = [...targets].filter(([href]) => !isOwn(href));
      expect(own.length).toBeGreaterThan(20);
      for (const [href, from] of outside) {
        const { protocol, hostname, pathname, searchParams } = new URL(href);
        const where = `${href} on ${from}`;
        if (protocol === "tel:") expect(pathname, where).toBe(site.phone.dial);
        else if (protocol === "mailto:") expect(pathname, where).toBe(site.email);
        else if (hostname === "wa.me") {
          // With our number, or to a contact of the reader's own choice.
          expect([`/${site.whatsapp.digits}`, "/"], where).toContain(pathname);
          expect(searchParams.get("text")?.length, where).toBeGreaterThan(10);
        } else expect(protocol, where).toBe("https:");
      }
    },
  );

/** The controls in sight of which a part lies under the chat button. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector(".chat-button a")!.getBoundingClientRect();
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((one) => !one.matches(".chat-button a") && one.checkVisibility())
      .filter((one) =>
        [...one.getClientRects()].some(
          (box) =>
            box.right > chat.left &&
            box.left < chat.right &&
            box.bottom > chat.top &&
            box.top < chat.bottom,
        ),
      )
      .map((one) => one.textContent);
  });

/** Axe looks at the narrowest and the widest. */
const SCREENS = [
  { widths: [360, 800], axe: 360 },
  { widths: [1280], axe: 1280 },
];

/** The fast tier: a page of each shape, on a phone, in Hindi, the longer text. */
const FAST = ["/hi", "/hi/services", "/hi/contact", "/hi/health-check", "/hi/privacy"];

for (const { lang, url } of PAGES)
  for (const { widths, axe } of SCREENS)
    test(
      `${lang}: ${url} fits ${widths.join(" and ")} px, its end clear of the chat button, and axe finds nothing`,
      longIf(axe !== 360 || !FAST.includes(url)),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(url);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wide, `${width} px`).toBeLessThanOrEqual(0);
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          expect(await coveredControls(page), `${width} px`).toEqual([]);
          if (width === axe) await expectNoViolations(page);
        }
      },
    );

// Each public page is opened once, and all that holds for it is checked on that visit: up to 5 s a page.
// holds: #pages, #languages, #look, #accessibility, #speed, #search
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { expectSeen, movesOn } from "@/e2e/support/colours";
import {
  expectDescribed,
  expectOneAddress,
  expectToBeShared,
  expectToRead,
} from "@/e2e/support/crawl/found";
import { expectStrict, linksIn, mistakesIn } from "@/e2e/support/crawl/html-checks";
import { expectIntegrity, expectOwn, expectSmall } from "@/e2e/support/crawl/loaded";
import { type Visit, visitOf } from "@/e2e/support/crawl/visit";
import { PUBLIC_PAGES, SHEET_PAGES } from "@/e2e/support/public-pages";
import { expectToFit } from "@/e2e/support/own-pages";
import { expectFreeChatAtEnd, expectWholeWords } from "@/e2e/support/phones";
import { expectReadable, lookAs, SIGHTS, unreadableOn } from "@/e2e/support/reach";
import { expect, test } from "@/e2e/support/stack";
import { longIf } from "@/e2e/support/tiers";

const PAGES = [
  ...PUBLIC_PAGES.map((one) => ({ ...one, isListed: true })),
  ...SHEET_PAGES.map(({ lang, url }) => ({ lang, url, path: url, isListed: false })),
  ...LANGS.flatMap((lang) =>
    ["/sheets/health-check", "/contact/order/suite", "/auth", "/no-such-page"].map((path) => ({
      lang,
      path,
      url: pathIn(lang, path),
      isListed: false,
    })),
  ),
];

/** The fast tier: a page of each shape; in Hindi, the longer text, but where only English has the shape's longest. */
const SHAPES = [
  "/hi",
  "/hi/services",
  "/hi/about",
  "/hi/contact",
  "/hi/health-check",
  "/hi/privacy",
  "/faq",
  "/blog/margin-sheet-slow-months",
  "/sheets/daily-accounts",
];

/** Markup and colours are the shape's: they are looked at once a shape, in Hindi, and posts and sheets have one each. */
const isShape = (url: string) =>
  SHAPES.includes(url) || (/^\/hi(?:\/|$)/.test(url) && !/^\/hi\/(?:blog|sheets)\//.test(url));

/** Where words break first. */
const NARROW = SIGHTS.filter(({ name }) => /150 %|32 px$/.test(name));

const expectWidths = async ({ page }: Visit) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectToFit(page);
    await expectFreeChatAtEnd(page);
  }
};

const expectAxe = async ({ page }: Visit) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoViolations(page);
  }
};

/** The answers under a package's details, on a phone; after "every size", which opens them. */
const expectOpened = async ({ page, path }: Visit) => {
  if (path !== "/services") return;
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolations(page);
};

const expectColours = async ({ page }: Visit) => {
  await expectSeen(page);
  expect(await movesOn(page), "what moves").toEqual([]);
};

type Checks = Readonly<Record<string, (visit: Visit) => void | Promise<void>>>;

/** In this order: later ones open folds and change the screen. */
const EACH: Checks = {
  // A missing page comes from Next, not compressed beforehand.
  bytes: (visit) => (visit.path === "/no-such-page" ? undefined : expectSmall(visit)),
  "no other firm": expectOwn,
  widths: expectWidths,
  "narrow and large": ({ page }) => expectReadable(page, NARROW),
  "whole words": ({ page }) => expectWholeWords(page),
};
const SHAPE: Checks = {
  "valid HTML": async ({ html }) => expect(await mistakesIn(html)).toEqual([]),
  bytes: EACH["bytes"]!,
  integrity: expectIntegrity,
  "no other firm": expectOwn,
  "something moves": async ({ page }) => expect(await movesOn(page)).not.toEqual([]),
  widths: expectWidths,
  axe: expectAxe,
  "every size": ({ page }) => expectReadable(page),
  "opened answers": expectOpened,
  "whole words": ({ page }) => expectWholeWords(page),
  colours: expectColours,
};
const LISTED: Checks = {
  "reads without a script": expectToRead,
  "one address": expectOneAddress,
  "can be shared": expectToBeShared,
  "says what it is": expectDescribed,
};

for (const { lang, path, url, isListed } of PAGES)
  test(url, longIf(!SHAPES.includes(url)), async ({ page }) => {
    const visit = await visitOf(page, lang, path, url);
    const failures: string[] = [];
    const checks = isShape(url) ? SHAPE : EACH;
    for (const [name, check] of Object.entries({ ...(isListed && LISTED), ...checks }))
      await test
        .step(name, async () => check(visit))
        .catch((error: Error) => failures.push(`${name}: ${error.message}`));
    expect(failures.join("\n\n"), url).toBe("");
  });

for (const lang of LANGS)
  test(`${lang}: the HTML of every page: its policy, title and language switch, and each link leads somewhere`, async ({
    request,
    baseURL,
  }) => {
    const other = lang === "en" ? "hi" : "en";
    const bodies = new Map<string, string>();
    const bodyOf = async (address: string, from: string) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), `${address} on ${from}`).toBe(200);
      return response.text();
    };
    const targets = new Map<string, string>();
    const titles = new Set<string>();
    const pages = PAGES.filter((one) => one.lang === lang);
    for (const { url, path, isListed } of pages) {
      const response = await request.get(url);
      const html = await response.text();
      const address = `${baseURL}${url}`;
      if (response.status() === 200) bodies.set(address, html);
      const policies = response.headersArray().filter(({ name }) => /security-policy$/i.test(name));
      expectStrict(
        url,
        policies.map(({ value }) => value),
        html,
      );
      const links = linksIn(html, address);
      expect(links.length, url).toBeGreaterThan(20);
      for (const href of links) targets.set(href, url);
      if (!isListed) continue;
      expect(response.status(), url).toBe(200);
      titles.add(/<title>(.*?)<\/title>/.exec(html)![1]!);
      const header = /<header[\s\S]*?<\/header>/.exec(html)![0];
      const switches = header.match(new RegExp(`<a [^>]*hreflang="${other}"[^>]*>`, "gi"));
      expect(switches, url).toEqual([expect.stringContaining(` href="${pathIn(other, path)}"`)]);
    }
    expect(titles.size).toBe(pages.filter(({ isListed }) => isListed).length);

    const isOwn = (href: string) => new URL(href).origin === baseURL;
    const own = [...targets].filter(([href]) => isOwn(href));
    expect(own.length).toBeGreaterThan(20);
    for (const [href, from] of own) {
      const { hash, origin, pathname, search } = new URL(href);
      // The 404's switch of language leads to the 404 of the other one.
      if (/\/(no-such-page|missing)$/.test(pathname)) continue;
      const address = `${origin}${pathname}${search}`;
      if (!bodies.has(address)) bodies.set(address, await bodyOf(address, from));
      const id = `id="${decodeURIComponent(hash.slice(1))}"`;
      if (hash) expect(bodies.get(address), `${href} on ${from}`).toContain(id);
    }
    for (const [href, from] of [...targets].filter(([to]) => !isOwn(to))) {
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
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the check's page has a list of all questions with their first steps", async ({ page }) => {
    const { wording, steps } = contentIn("hi").questions;
    await page.goto(pathIn("hi", "/health-check"));
    const list = page.getByRole("region", { name: contentIn("hi").healthCheck.list.heading });
    await list.locator("summary").first().click();
    for (const id of QUESTION_IDS) {
      await list.getByText(wording[id], { exact: true }).click();
      await expect(list.getByText(steps[id], { exact: true })).toBeVisible();
    }
  });
});

test("the checks see a mistake in HTML, and what cannot be read", async ({ page }) => {
  expect(await mistakesIn("<!doctype html><p><div>x</p><img src=a>")).not.toEqual([]);
  await page.goto("/about");
  await lookAs(page, { name: "", width: 360, height: 740, css: "h1 { word-break: break-all }" });
  await page.evaluate(() => (document.querySelector("h1")!.textContent = "Performance ".repeat(9)));
  await expect(expectWholeWords(page)).rejects.toThrow("Performance");
  await lookAs(page, {
    name: "",
    width: 360,
    height: 740,
    css: "footer .pr-20 { padding: 0; direction: rtl }",
  });
  await expect(expectFreeChatAtEnd(page)).rejects.toThrow("at the end");
  const breaks = {
    "h1 { width: 1000px }": "leaves the screen",
    "main { height: 50px; overflow: hidden }": "is cut off by <main",
    "h1 { background: red; width: 4rem; overflow-wrap: normal; white-space: nowrap }": "leaves <h1",
    "h1 { margin-bottom: -3rem }": "lies over",
    "body { width: 700px }": "scrolls sideways",
  };
  for (const [css, trouble] of Object.entries(breaks)) {
    await lookAs(page, { name: css, width: 360, height: 740, css });
    expect((await unreadableOn(page)).join("\n"), css).toContain(trouble);
  }
});

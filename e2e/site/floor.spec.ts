import { contactLabels } from "@/e2e/support/contact-labels";
// The long ones walk whole checks: 600 ms a question, and once for each method that Chromium got after version 109.
// holds: #speed
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ASHA } from "@/test/builders/onboardings";
import { checkOn } from "@/e2e/support/check";
import { FLOOR } from "@/e2e/support/floor/compat";
import { newerStyles } from "@/e2e/support/floor/newer-styles";
import { newerUses } from "@/e2e/support/floor/newer-uses";
import { asChrome109 } from "@/e2e/support/floor/older-browser";
import { onboardingOn } from "@/e2e/support/onboarding";
import { answersFrom } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), "utf8"));

/** The pages' texts as React reads them: no code. */
const PAGE_STATE = /self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)/g;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = ""]) => code);

/** React's own, behind its test for view transitions and the Navigation API, which no condition around them repeats. */
const REACTS =
  /^(?:::view-transition|skipTransition|navigation in [^]*react-transition|navigation in .*20\)\}function)/;

/** A browser without them shows the page, only less fine; with what is shown instead. */
const LOST_STYLES: Readonly<Record<string, string>> = {
  ":has": "room and scrolling around dialogs and the check (Firefox 111 to 120)",
  ":popover-open": "the menus stand in the page",
  "::details-content": "print: closed answers stay closed",
  "::selection": "the system's colour",
  "::-webkit-inner-spin-button": "none to style",
  "@starting-style": "the dialog does not fade in",
  "@property": "Tailwind sets the values itself",
  "@page": "print: the browser's margins",
};

test("what browsers load uses nothing newer than the floor without asking whether it is there", () => {
  const pages = filesIn(".next/server/app", ".html");
  const scripts = [
    ...filesIn(".next/static", ".js"),
    readFileSync(".next/offline-worker.js", "utf8"),
    readFileSync("public/sw-off.js", "utf8"),
    ...new Set(pages.flatMap(inlineScripts)),
  ];
  const code = [...new Set(scripts.map((script) => script.replace(PAGE_STATE, "")))];
  expect(code.length).toBeGreaterThan(50);
  expect(newerUses(code).filter((use) => !REACTS.test(use))).toEqual([]);
  const styles = newerStyles(filesIn(".next/static", ".css"));
  expect(styles.filter(({ newer }) => !LOST_STYLES[newer])).toEqual([]);
});

test("the check sees methods, globals, selectors and syntax, and believes a test for them", () => {
  const uses = (script: string) => newerUses([script]).map((use) => use.split(" in ")[0]);
  for (const [script, newer] of [
    ["f().toSorted()", "toSorted"],
    ["let [a] = b.values().map(c)", "Iterator.map"],
    ["Object.groupBy(a, b)", "Object.groupBy"],
    ["Promise.withResolvers()", "Promise.withResolvers"],
    ["URL.canParse(a)", "URL.canParse"],
    ["AbortSignal.any([a])", "AbortSignal.any"],
    ["new Intl.Segmenter('hi')", "Intl.Segmenter"],
    ["requestIdleCallback(f)", "requestIdleCallback"],
    ["a.showPopover()", "showPopover"],
    ["a.matches(':popover-open')", ":popover-open"],
    ["navigator.canShare({})", "Navigator.canShare"],
    ["document.startViewTransition(f)", "Document.startViewTransition"],
    ["if (self.navigation) go(); navigation.entries()", "navigation"],
  ] as const)
    expect(uses(script), script).toContain(newer);
  expect(uses("/a/v.test(b)")[0]).toMatch(/^Parsing error/);
  for (const script of [
    "f().sort()",
    "a.showPopover?.()",
    "self.requestIdleCallback ? requestIdleCallback(f) : setTimeout(f)",
    "'function' == typeof requestIdleCallback && requestIdleCallback(f)",
    "function g() { if (!navigator.canShare) return; navigator.canShare({}) }",
    "try { AbortSignal.any([a]) } catch { b() }",
    "a.matches(':is(:popover-open)')",
    "AbortSignal.timeout(5)",
  ])
    expect(uses(script), script).toEqual([]);
  const style = (sheet: string) => newerStyles([sheet]).map(({ newer }) => newer);
  expect(style("a{b{color:red}}")).toContain("nesting");
  expect(style("a:hover,b:popover-open{color:red}")).toEqual([":popover-open among others"]);
  expect(style("a{color:light-dark(red,blue)}")).toEqual(["light-dark()"]);
  expect(style("a{color:red;color:light-dark(red,blue)}")).toEqual([]);
});

test("the README names the floor", () => {
  const { chrome, safari, firefox } = FLOOR;
  expect(readFileSync("README.md", "utf8")).toContain(
    `Chrome ${chrome}, Safari ${safari}, Firefox ${firefox}`,
  );
});

const linkOn = async (page: Page, id: string, lang: Lang) => {
  const headers = { origin: new URL(page.url()).origin };
  const data = { scope: "answers", lang };
  const reply = await page.request.post(`/api/visitors/${id}/links`, { headers, data });
  return ((await reply.json()) as { url: string }).url;
};

test("with what Chrome 109 has: the check, the account, a private link, a message, Get Started", async ({
  page,
  context,
  stack,
}) => {
  await asChrome109(context);
  const words = contentIn(lang);
  const check = checkOn(page, lang);
  await check.openFromHome();
  expect(await page.evaluate(() => "toReversed" in Array.prototype)).toBe(false);
  await check.give(answersFrom("ynmnn nnmnn yymny"));
  await expect(check.results).toBeVisible();
  await expect(check.saved).toBeVisible();
  const url = await linkOn(page, await check.visitorId(), lang);

  await page.goto(pathIn(lang, "/account"));
  await expect(page.getByText("63", { exact: true }).first()).toBeVisible();
  await page.goto(url);
  const title = new RegExp(`^${fill(words.share.shared.result, { date: ".+" })}$`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await page.goto(pathIn(lang, "/contact"));
  const { leads } = words;
  const form = page.getByRole("form", { name: leads.contact.title, exact: true });
  await expect(form).toHaveJSProperty("noValidate", true);
  const message = `From an old computer, ${lang} ${crypto.randomUUID()}`;
  const typed = { name: "Asha", email: "asha@shop.in", phone: "98765 43210", message };
  for (const [field, value] of Object.entries(typed))
    await form
      .getByLabel(contactLabels(lang)[field as keyof typeof typed], { exact: true })
      .fill(value);
  await form.getByRole("checkbox").first().check();
  await form.getByRole("button", { name: leads.contact.send, exact: true }).click();
  await expect(form.getByRole("status").filter({ hasText: "BG-" })).toBeVisible();
  expect((await stack.store.leads()).some((lead) => lead["message"] === message)).toBe(true);

  const it = onboardingOn(page, lang);
  await it.open();
  await it.fillIn(ASHA);
  await it.complete.click();
  await expect(page).toHaveURL(pathIn(lang, "/welcome"));
  await it.button(it.welcome.skip).click();
  await expect(it.summary(ASHA)).toBeVisible();
});

/** What lists against social buttons hide: words in names, and links that begin so. */
const HIDDEN =
  /^(?!http).*(?:shar(?:e|ing)|social|facebook|twitter|follow|whatsapp)|^https:..wa.me.\?text/i;

test("what counts, shares or decorates fails alone", LONG, async ({ page, context }) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new TypeError("blocked");
    };
    Object.assign(navigator, { share: refuse, canShare: refuse, sendBeacon: refuse });
    Object.assign(performance, { getEntriesByType: refuse });
    Object.assign(LockManager.prototype, { request: refuse });
    Object.assign(HTMLCanvasElement.prototype, { getContext: refuse, toBlob: refuse });
    Object.assign(Navigation.prototype, { entries: refuse });
    for (const name of ["matchMedia", "requestIdleCallback"]) Reflect.deleteProperty(self, name);
    const { pushState } = history;
    history.pushState = function (state: Record<string, unknown> | null, ...rest) {
      if (state && "checkDepth" in state) refuse();
      pushState.call(this, state, ...rest);
    };
    Storage.prototype.setItem = refuse;
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const check = checkOn(page, "en");
  await check.openPage();
  await check.give(answersFrom("ynmnn nnmnn yymny"));
  await expect(check.results).toBeVisible();
  await expect(check.saved).toBeVisible();
  const { button, link } = contentIn("en").share.keep;
  await check.button(button.open).first().click();
  await check.button(link.make).click();
  await page.getByText(/\/r#[\w-]{22}$/).waitFor();
  await check.button(link.other).click();
  await expect(check.results).toBeVisible();
  expect(errors).toEqual([]);

  const named = await page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("*")].flatMap((element) => [
        element.id,
        ...element.classList,
        element.getAttribute("name") ?? "",
        element.getAttribute("href") ?? "",
      ]),
    );
  expect(named.filter((name) => HIDDEN.test(name))).toEqual([]);
});

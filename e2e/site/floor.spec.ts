import { contactLabels } from "@/e2e/support/contact-labels";
// The long ones walk whole checks: 600 ms a question, and once for each method that Chromium got after version 109.
// holds: #speed
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ASHA } from "@/test/builders/onboardings";
import { checkOn } from "@/e2e/support/check";
import { asChrome109 } from "@/e2e/support/older-browser";
import { onboardingOn } from "@/e2e/support/onboarding";
import { answersFrom } from "@/e2e/support/own-pages";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

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
  await hydrated(page);
  const message = `From an old computer, ${lang} ${crypto.randomUUID()}`;
  const typed = { name: "Asha", email: "asha@shop.in", phone: "98765 43210", message };
  for (const [field, value] of Object.entries(typed))
    await form
      .getByLabel(contactLabels(lang)[field as keyof typeof typed], { exact: true })
      .fill(value);
  await form.getByRole("checkbox").first().check();
  await form.getByRole("button", { name: leads.contact.send.question, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeVisible();
  expect((await stack.store.leads()).some((lead) => lead["message"] === message)).toBe(true);

  // The answers of the check were given with reduced motion, which leaves out the messages of the welcome page.
  await page.emulateMedia({ reducedMotion: "no-preference" });
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
  const { button, link, ways } = contentIn("en").share.keep;
  await check.button(button.open).first().click();
  await check.button(ways.link).click();
  await check.button(link.make).click();
  await page.getByText(/\/r#[\w-]{22}$/).waitFor();
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

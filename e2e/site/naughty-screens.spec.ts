import type { Page } from "@playwright/test";
import { PROFILE_LINE_CHARS } from "@/lib/domain/account/profile";
import { cleanText } from "@/lib/domain/core/clean-text";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { dataOf } from "@/lib/domain/leads/onboarding";
import { planOf } from "@/lib/domain/check/plan";
import { SECTIONS } from "@/lib/domain/check/sections";
import { ASHA } from "@/test/builders/onboardings";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { NAUGHTY_STRINGS } from "@/test/builders/naughty-strings";
import { all, checkOn } from "@/e2e/support/check";
import { onboardingOn } from "@/e2e/support/onboarding";
import { seedChecks } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

// Whatever a policy blocks fails these journeys too (e2e/support/stack.ts).

/** What a database and a line of a form can hold. */
const LINES = NAUGHTY_STRINGS.map((text) => Buffer.from(text).toString())
  .map((text) => text.replace(/[\0\r\n]/g, " ").trim())
  .filter((text) => text !== "" && text.length < 3_000);
/** Those of them that could be more than text. */
const HARMFUL = LINES.filter((text) => /[<"'`]|script/i.test(text));
const FIELD_CHARS = LEAD_FIELDS.location.chars;

/** As many texts in one as fit, one after the other. */
const packed = (texts: readonly string[], chars: number): string[] =>
  texts.reduce<string[]>((packs, text) => {
    const joined = `${packs.at(-1) ?? ""} ${text}`;
    if (packs.length > 0 && joined.length <= chars) return [...packs.slice(0, -1), joined];
    return [...packs, text];
  }, []);

/** The dialogs that a page has opened by a script of somebody else's. */
const dialogsOn = (page: Page): string[] => {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
};

const textOf = (page: Page) => page.getByRole("main").evaluate((main) => main.textContent ?? "");

test("the welcome page shows any text as text", LONG, async ({ page }) => {
  const dialogs = dialogsOn(page);
  const it = onboardingOn(page, "en");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const packs = packed(
    HARMFUL.filter((text) => text.length <= FIELD_CHARS),
    FIELD_CHARS,
  );
  expect(packs.length).toBeGreaterThan(50);
  await page.goto("/robots.txt");
  const shown = ["firstName", "lastName", "businessName", "location"] as const;
  for (let at = 0; at < packs.length; at += shown.length) {
    const some = dataOf((field) => {
      const place = shown.findIndex((one) => one === field);
      return packs[at + place]?.trim() || ASHA[field];
    });
    await page.evaluate(
      (kept) => localStorage.setItem("userOnboardingData", kept),
      JSON.stringify({ ...some, savedAt: Date.now() }),
    );
    await page.goto("/welcome");
    await expect(it.heading).toContainText(some.firstName.slice(0, 5));
    const text = await textOf(page);
    for (const field of shown) expect(text).toContain(some[field]);
  }
  expect(dialogs).toEqual([]);
});

test("the settings show any text as text", LONG, async ({ page, stack }) => {
  const dialogs = dialogsOn(page);
  const id = await seedChecks(page, stack.store, "en", []);
  const packs = packed(
    HARMFUL.map(cleanText).filter((text) => text.length <= PROFILE_LINE_CHARS),
    PROFILE_LINE_CHARS,
  ).map(cleanText);
  expect(packs.length).toBeGreaterThan(50);
  const shown = ["businessName", "industry", "businessSize", "location"] as const;
  for (let at = 0; at < packs.length; at += shown.length) {
    const texts = packs.slice(at, at + shown.length);
    const profile = Object.fromEntries(texts.map((text, place) => [shown[place], text]));
    await stack.store.rewrite(id, (record) => ({ ...record, profile }));
    await page.goto("/settings");
    const values = () =>
      page
        .getByRole("textbox")
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    await expect.poll(values).toEqual(expect.arrayContaining(texts));
  }
  expect(dialogs).toEqual([]);
});

test(
  "a result shows any text of an analysis as text, and again after a reload",
  LONG,
  async ({ page }) => {
    const dialogs = dialogsOn(page);
    const plan = planOf(answersOfAll("yes")).map(({ questionId }) => questionId);
    const third = (n: number) => LINES.filter((_, at) => at % 3 === n);
    const analysis = {
      recommendedPackage: SECTIONS[0].recommendedPackage,
      confidence: 50,
      insights: third(0),
      // Of the next steps those of the plan are shown.
      nextSteps: third(1).slice(0, plan.length),
      nextStepIds: plan,
      timeline: "<script>alert(1)</script>",
      keyFindings: third(2),
    };
    await page.route("**/analysis", (route) =>
      route.fulfill({ json: { result: {}, analysis, source: "ai" } }),
    );
    const check = checkOn(page, "en");
    await check.giveFromLast(all("yes"));
    await expect(check.results).toBeVisible();
    await expect.poll(() => textOf(page)).toContain(LINES[0]);
    const text = await textOf(page);
    for (const line of [...analysis.insights, ...analysis.nextSteps]) expect(text).toContain(line);
    await page.reload();
    await expect(check.results).toBeVisible();
    await expect.poll(() => textOf(page)).toContain(LINES[0]);
    expect(dialogs).toEqual([]);
  },
);

test("a form that comes back without JavaScript shows any text as text", LONG, async ({ page }) => {
  const dialogs = dialogsOn(page);
  for (const message of packed(
    LINES.filter((text) => text.length < 2_000),
    2_000,
  )) {
    await page.goto("/contact");
    await page.evaluate((typed) => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/api/leads/contact";
      for (const name of ["name", "email", "phone", "message"]) {
        const field = document.createElement("textarea");
        field.name = name;
        field.value = typed;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }, message);
    await expect(page).toHaveURL("/api/leads/contact");
    await expect(page.locator("textarea")).toHaveValue(message);
    await expect(page.locator("input[name=email]")).toHaveValue(message);
  }
  expect(dialogs).toEqual([]);
});

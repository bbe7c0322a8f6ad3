import { expect, type Page } from "@playwright/test";
import { onboardingFormIn, welcomePageIn } from "@/lib/content/slices/onboarding-words";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import {
  EXPERIENCES,
  ONBOARDING_FIELDS,
  type OnboardingData,
  type OnboardingField,
} from "@/lib/domain/leads/onboarding";
import { isBusinessType } from "@/lib/domain/core/business-types";

const DATA_KEY = "userOnboardingData";

/** Get Started and the welcome page as a visitor sees them, by role and label, in either language. */
export const onboardingOn = (page: Page, lang: Lang) => {
  const { words } = onboardingFormIn(lang);
  const welcome = welcomePageIn(lang);
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const total = ONBOARDING_FIELDS.length;
  const form = (n: number) =>
    main.getByRole("form", { name: fill(words.progress, { n, total }), exact: true });
  const field = (name: OnboardingField) =>
    main.getByLabel(words.steps[name].label, { exact: true });
  const choice = (name: string) => main.getByRole("radio", { name, exact: true });
  const choiceNameOf = (name: OnboardingField, text: string) => {
    if (name === "businessType" && isBusinessType(text)) return words.choices.businessType[text];
    const experience = EXPERIENCES.find((one) => one === text);
    return name === "experience" && experience ? words.choices.experience[experience] : null;
  };
  const it = {
    words,
    welcome,
    main,
    button,
    /** The step with this number, 1 to 8. */
    form,
    field,
    choice,
    next: button(words.continue),
    previous: button(words.previous),
    complete: button(words.complete),
    completeAndSend: button(words.completeAndSend),
    order: button(words.order),
    finish: button(words.finish),
    consent: main.getByRole("checkbox", { name: words.send.consent, exact: true }),
    heading: main.getByRole("heading", { level: 1 }),
    summary: (data: OnboardingData) =>
      main.getByRole("heading", { name: fill(welcome.summary.heading, data), exact: true }),
    message: (index: number, data: OnboardingData) =>
      main.getByText(fill(welcome.messages[index] ?? "", data), { exact: true }),
    region: (name: string) => main.getByRole("region", { name, exact: true }),

    open: async (query = "") => {
      await page.goto(pathIn(lang, `/onboarding${query}`));
      await expect(form(1).or(form(2)).or(form(8)).first()).toBeVisible();
    },
    answer: async (name: OnboardingField, text: string) => {
      const chosen = choiceNameOf(name, text);
      if (chosen) await choice(chosen).check();
      else await field(name).fill(text);
    },
    /** Fills in the steps from number `from` to number `to`, without leaving that one. */
    fillIn: async (data: OnboardingData, from = 1, to: number = total) => {
      for (const [index, name] of ONBOARDING_FIELDS.slice(0, to).entries()) {
        if (index + 1 < from) continue;
        await expect(form(index + 1)).toBeVisible();
        await it.answer(name, data[name]);
        if (index + 1 < to) await it.next.click();
      }
    },
    /** As if it had been completed on this device at `savedAt` (epoch ms). */
    keep: async (fields: object | string, key = DATA_KEY) => {
      const text = typeof fields === "string" ? fields : JSON.stringify(fields);
      await page.goto("/robots.txt");
      await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, text]);
    },
    kept: async (key = DATA_KEY) =>
      JSON.parse(
        await page.evaluate((name) => localStorage.getItem(name) ?? "null", key),
      ) as unknown,
  };
  return it;
};

import { expect, type Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import type { Answer } from "@/lib/domain/answers";
import { fill } from "@/lib/domain/fill";
import { type Lang, pathIn } from "@/lib/domain/languages";
import { QUESTION_IDS } from "@/lib/domain/sections";

/** A visitor who takes the check: what is on the screen, by role and label, in either language. */
export const checkOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).quiz;
  const total = QUESTION_IDS.length;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const progress = (n: number) =>
    page.getByText(fill(words.question.progress, { n, total }), { exact: true });
  const answer = (one: Answer) => button(words.question.answers[one]);
  const results = page.getByRole("heading", { name: words.results.heading, exact: true });

  return {
    words,
    button,
    progress,
    answer,
    results,
    region: (name: string) => page.getByRole("region", { name, exact: true }),
    status: (text: string) => page.getByRole("status").filter({ hasText: text }),

    openFromHome: async () => {
      await page.goto(pathIn(lang, "/"));
      await page
        .getByRole("main")
        .getByRole("link", { name: contentIn(lang).home.hero.buttons.check, exact: true })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(progress(1)).toBeVisible();
    },

    openPage: async () => {
      await page.goto(pathIn(lang, "/health-check"));
    },

    /** Answers the questions from number `from` on, one after another, waiting for each to come. */
    give: async (answers: readonly Answer[], from = 1) => {
      for (const [index, one] of answers.entries()) {
        await expect(progress(from + index)).toBeVisible();
        await answer(one).click();
      }
    },
  };
};

/** The same answer to all 15 questions. */
export const all = (answer: Answer): Answer[] => QUESTION_IDS.map(() => answer);

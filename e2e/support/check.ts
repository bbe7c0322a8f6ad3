import { expect, type Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import type { Answer } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ADVANCE_AFTER_MS } from "@/lib/domain/check/quiz";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { rememberAnswers } from "./device-storage";
import { hydrated } from "./hydrated";

/** A visitor who takes the check: what is on the screen, by role and label, in either language. */
export const checkOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).quiz;
  const total = QUESTION_IDS.length;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const progress = (n: number) =>
    page.getByText(fill(words.question.progress, { n, total }), { exact: true });
  /** Before the code has come, the answers of question 1 are links. */
  const answer = (one: Answer) =>
    page.getByRole("radio", { name: words.question.answers[one], exact: true });
  /** The link on the home page that opens the check. */
  const opener = page
    .getByRole("main")
    .getByRole("link", { name: contentIn(lang).home.hero.buttons.check, exact: true })
    .first();
  /** Answers; the time until the next question passes at once when `jump` is called. */
  const press = async (one: Answer) => {
    await page.clock.install();
    // A click waits for what moves, such as an answer that has just been chosen.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answer(one).click();
  };
  /** The next paint is far by itself: only then the 600 ms begin in which an answer may still be changed. */
  const jump = async () => {
    await page.clock.fastForward(ADVANCE_AFTER_MS);
    await page.clock.fastForward(ADVANCE_AFTER_MS);
  };
  const results = page.getByRole("heading", { name: words.results.heading, exact: true });

  return {
    words,
    button,
    progress,
    answer,
    results,
    region: (name: string) => page.getByRole("region", { name, exact: true }),
    status: (text: string) => page.getByRole("status").filter({ hasText: text }),
    /** The small "Saved": nothing is waiting to be sent. */
    saved: page.getByRole("status").filter({ hasText: new RegExp(`^${words.saved.saved}$`) }),
    /** The id this browser is known by. */
    visitorId: async () => (await page.evaluate(() => localStorage.getItem("bizgrow-user-id")))!,
    /** Opens the check's page on a device that has answered all questions but the last, then answers that. */
    giveFromLast: async (answers: readonly Answer[]) => {
      await rememberAnswers(page, answers.slice(0, -1));
      await page.goto(pathIn(lang, "/health-check"));
      await expect(progress(total)).toBeVisible();
      await press(answers.at(-1)!);
      await jump();
    },

    /** Taken again for the same shop. */
    retake: async () => {
      await button(words.results.keep.retake).click();
      await button(words.results.sameShop.yes).click();
    },

    opener,
    /** Opens the dialog; it shows question 1, or the one where the device left off. */
    openFromHome: async (query = "", question = 1) => {
      await page.goto(pathIn(lang, "/") + query);
      // Before, it leads to the check's own page.
      await hydrated(page);
      await opener.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(progress(question)).toBeVisible();
    },

    openPage: async () => {
      await page.goto(pathIn(lang, "/health-check"));
      await hydrated(page);
    },

    /** Answers the questions from number `from` on; the last answer's 600 ms are left to pass by themselves. */
    give: async (answers: readonly Answer[], from = 1) => {
      await hydrated(page);
      for (const [index, one] of answers.entries()) {
        if (index > 0) await jump();
        await expect(progress(from + index)).toBeVisible();
        await press(one);
      }
      // Equal answers in very little time are worth another look; on a slow machine they took longer.
      if (from + answers.length - 1 < total || new Set(answers).size > 1) return;
      const goOn = button(words.lookAgain.goOn);
      const end = page.getByRole("heading", { name: words.analysing.title }).or(results);
      await expect(goOn.or(end).first()).toBeVisible();
      if (await goOn.isVisible()) await goOn.click();
    },
  };
};

/** The same answer to all 15 questions. */
export const all = (answer: Answer): Answer[] => QUESTION_IDS.map(() => answer);

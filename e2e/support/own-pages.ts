import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Answer, ANSWERS } from "@/lib/domain/check/answers";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";
import type { SiteStore } from "./site-store";

/** A check of the past: finished at noon of a day, in India. */
type PastCheck = { day: string; answers: readonly Answer[] };

const LETTERS: Readonly<Record<string, Answer>> = { y: "yes", m: "maybe", n: "no" };

/** Fifteen answers written as letters: "yyyyy nnnnn mmmmm". */
export const answersFrom = (letters: string): Answer[] =>
  [...letters.replaceAll(" ", "")].map((letter) => LETTERS[letter]!);

/** Answers that no other journey gives: a check like an earlier one has its advice from there, without a call. */
export const freshAnswers = (): Answer[] =>
  QUESTION_IDS.map(() => ANSWERS[randomInt(ANSWERS.length)]!);

/** An owner who got better: 20, 43, then 67 points. */
export const THREE_CHECKS: readonly PastCheck[] = [
  { day: "2026-03-03", answers: answersFrom("yyyyy nymyy yyynm") },
  { day: "2026-07-19", answers: answersFrom("nymyy nnmyy ynynm") },
  { day: "2026-11-18", answers: answersFrom("nnmyn nnmyn yynnn") },
];

const noonOf = (day: string) => Date.parse(`${day}T12:00+05:30`);

/** A visitor's finished checks on the days on which they shall have been. */
const movedToDays = (record: VisitorRecord, days: readonly string[]): VisitorRecord => {
  const completedAt = noonOf(days.at(-1)!);
  return {
    ...record,
    quizResponses: record.quizResponses.map((one) => ({ ...one, timestamp: completedAt })),
    quizResults: record.quizResults && { ...record.quizResults, completedAt },
    attempts: record.attempts.map((one, at) => ({ ...one, completedAt: noonOf(days[at]!) })),
  };
};

/** Calls our server as the page would, with this browser's cookies; gives the status. */
export const callFrom = async (page: Page, method: string, path: string, data?: object) => {
  const headers = { origin: new URL(page.url()).origin };
  const reply = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  return reply.status();
};

/** Finishes a check of this browser's visitor, through the API. */
export const finishCheck = async (
  page: Page,
  id: string,
  lang: Lang,
  answers: readonly Answer[],
): Promise<void> => {
  const all = Object.fromEntries(QUESTION_IDS.map((one, at) => [one, answers[at]]));
  const path = `/api/visitors/${id}/analysis`;
  expect(await callFrom(page, "POST", path, { answers: all, lang })).toBe(200);
};

/** Gives this browser a record with finished checks, through the API; returns its id. */
export const seedChecks = async (
  page: Page,
  store: SiteStore,
  lang: Lang,
  checks: readonly PastCheck[],
): Promise<string> => {
  await page.goto("/robots.txt");
  const id = await page.evaluate(() => {
    const made = crypto.randomUUID();
    localStorage.setItem("bizgrow-user-id", made);
    return made;
  });
  const path = `/api/visitors/${id}`;
  expect(await callFrom(page, "PUT", path, { lang })).toBe(201);
  for (const { answers } of checks) await finishCheck(page, id, lang, answers);
  const days = checks.map(({ day }) => day);
  if (days.length > 0) await store.rewrite(id, (record) => movedToDays(record, days));
  return id;
};

/** Nothing is wider than the screen. */
export const expectToFit = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, `wider than ${page.viewportSize()?.width} px by`).toBeLessThanOrEqual(0);
};

/** Presses Tab until a control of this name has the focus. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  const hasFocus = () =>
    page.evaluate((label) => {
      const { activeElement: element } = document;
      const text = element?.getAttribute("aria-label") ?? element?.textContent;
      return text?.trim() === label;
    }, name);
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await hasFocus()) return;
  }
  throw new Error(`Tab never came to "${name}"`);
};

/** A row of the account's settings, by its title. */
export const rowOf = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

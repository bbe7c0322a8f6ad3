import type { BrowserContext, Page } from "@playwright/test";
import type { Lang } from "@/lib/domain/core/languages";
import { expect, newPerson, signIn } from "./accounts";
import { all, checkOn } from "./check";
import { rememberAnswers } from "./device-storage";
import type { SiteStore } from "./site-store";

/** One person: half the check on one device, the rest on another, the result on both, and the same for a retake. */
export const halfOnEach = async (
  page: Page,
  device: BrowserContext,
  lang: Lang,
  store: SiteStore["visitors"],
): Promise<void> => {
  const person = newPerson();
  await rememberAnswers(page, all("yes").slice(0, 13));
  await signIn(page, person, lang);
  const here = checkOn(page, lang);
  const id = await here.visitorId();
  await expect.poll(async () => (await store()).get(id)?.quizResponses.length).toBe(13);

  const other = await device.newPage();
  await signIn(other, person, lang);
  const there = checkOn(other, lang);
  await there.openPage();
  await there.give(["maybe", "no"], 14);
  await expect(there.results).toBeVisible();
  await expect(there.saved).toBeVisible();

  await here.openPage();
  await expect(here.results).toBeVisible();
  expect(await here.visitorId()).toBe(await there.visitorId());
  const record = (await store()).get(await here.visitorId())!;
  expect(record.attempts.map(({ answers }) => Object.values(answers).slice(-3))).toEqual([
    ["yes", "maybe", "no"],
  ]);

  // Taken again there, and begun: here it goes on at the same question.
  await there.retake();
  await there.give(["no", "no"]);
  await expect(there.saved).toBeVisible();
  await here.openPage();
  await expect(here.progress(3)).toBeVisible();
};

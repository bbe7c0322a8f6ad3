import type { Page } from "@playwright/test";
import type { Answer } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

/**
 * Makes the device remember answers to the first questions, none of them sent yet, as the check keeps them. A journey
 * that is not about these questions starts at the next one in this way. The
 * answers begin ten minutes ago, unless `begunAt` (epoch ms) says otherwise: a last one of now is not hasty.
 */
export const rememberAnswers = async (
  page: Page,
  answers: readonly Answer[],
  begunAt = Date.now() - 600_000,
): Promise<void> => {
  const kept = answers.map((answer, index) => [
    QUESTION_IDS[index]!,
    { answer, version: begunAt + index, isSent: false },
  ]);
  await page.goto("/robots.txt");
  await page.evaluate(
    (memory) => localStorage.setItem("bizgrow-quiz", memory),
    JSON.stringify({ answers: Object.fromEntries(kept) }),
  );
};

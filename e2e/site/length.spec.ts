// holds: #words
import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/stack";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

/** Runs in the browser: how many words are read, with what is closed or opened, but what only screen readers get. */
const counted = (isOpen: boolean) => {
  const main = document.querySelector("main")!;
  for (const hidden of main.querySelectorAll(".sr-only")) hidden.remove();
  for (const part of main.querySelectorAll("details")) part.open ||= isOpen;
  return main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
};

const wordsOn = async (page: Page, isOpen: boolean) => page.evaluate(counted, isOpen);

for (const [path, closed, opened] of [
  ["/", 400, 550],
  ["/hi", 400, 550],
  ["/services", 380, 950],
  ["/hi/services", 380, 950],
  ["/health-check/method", 480, 480],
  ["/hi/health-check/method", 510, 510],
] as const)
  test(`${path}: at most ${closed} words, ${opened} with all opened`, async ({ page }) => {
    await page.goto(path);
    expect(await wordsOn(page, false)).toBeLessThanOrEqual(closed);
    expect(await wordsOn(page, true)).toBeLessThanOrEqual(opened);
  });

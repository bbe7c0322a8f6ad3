// holds: #the-health-check
import { pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { checkOn } from "@/e2e/support/check";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";

/** Runs in the browser: taps, and tells what the next frame after the tap shows. */
const tapAndLook = (button: Element) =>
  new Promise<string | null>((resolve) => {
    (button as HTMLElement).click();
    requestAnimationFrame(() => resolve(button.getAttribute("aria-checked")));
  });

test("a tap shows in the next frame, and the next question comes, while no request is answered", async ({
  page,
}) => {
  const check = checkOn(page, "en");
  await page.goto(pathIn("en", "/health-check"));
  await hydrated(page);
  await expect(check.progress(1)).toBeVisible();
  const held: string[] = [];
  await page.route("**/api/**", (route) => void held.push(route.request().url()));
  for (const index of QUESTION_IDS.slice(0, 3).keys()) {
    await expect(check.progress(index + 1)).toBeVisible();
    expect(await check.answer("yes").evaluate(tapAndLook)).toBe("true");
  }
  await expect(check.progress(4)).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
});

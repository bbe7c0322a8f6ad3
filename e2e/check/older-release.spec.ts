// holds: #r16
import { expect, test } from "@/e2e/support/stack";
import { checkOn } from "@/e2e/support/check";
import { LONG } from "@/e2e/support/tiers";
import { releaseDevice } from "@/test/support/release-fixture";

test(
  "a device that release 1.0.0 left at question 7 goes on there, and finishes",
  LONG,
  async ({ page, store }) => {
    const { cookies, localStorage } = releaseDevice("device-at-question-7");
    await page.goto("/robots.txt");
    await page.context().addCookies(cookies.map((one) => ({ ...one, url: page.url() })));
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
    }, localStorage);
    const check = checkOn(page, "en");
    await check.openPage();
    await expect(check.progress(7)).toBeVisible();
    await check.button(check.words.question.previous).click();
    await expect(check.answer("maybe")).toHaveAttribute("aria-checked", "true");
    await check.button(check.words.question.next).click();
    await check.give(
      Array.from({ length: 9 }, () => "no" as const),
      7,
    );
    await expect(check.results).toBeVisible();
    const id = localStorage["bizgrow-user-id"]!;
    await expect.poll(async () => (await store()).get(id)?.attempts.length).toBe(1);
    expect((await store()).get(id)!.attempts[0]!.answers).toMatchObject({
      b1: "yes",
      b2: "maybe",
      b3: "no",
      b4: "yes",
      b5: "no",
      g1: "maybe",
    });
  },
);

test("a result that release 1.0.0 left on a device is shown again", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  }, releaseDevice("device-finished").localStorage);
  const check = checkOn(page, "hi");
  await check.openPage();
  await expect(check.results).toBeVisible();
});

// Up to 10 s each: a retake, and a device without storage, have to walk all 15 questions.
// holds: #offline, #r3, #r18
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

test("a reload at question 7 resumes at 7 with the answers pressed", async ({ page }) => {
  const check = checkOn(page, "en");
  await rememberAnswers(page, ["yes", "maybe", "no", "yes", "maybe"]);
  await check.openPage();
  await check.give(["no"], 6);
  await expect(check.progress(7)).toBeVisible();
  await page.reload();
  await expect(check.progress(7)).toBeVisible();
  for (const [number, answer] of [
    [6, "no"],
    [5, "maybe"],
    [4, "yes"],
  ] as const) {
    await check.button("Previous").click();
    await expect(check.progress(number)).toBeVisible();
    await expect(check.answer(answer)).toHaveAttribute("aria-checked", "true");
  }
  await check.button("Next").click();
  await expect(check.progress(5)).toBeVisible();
});

test("an answer given just before the tab is closed is there in the next one", async ({
  page,
  context,
}) => {
  const check = checkOn(page, "en");
  await check.openPage();
  await check.give(["yes", "yes"]);
  await page.close(); // within the 600 ms of the second answer
  const next = await context.newPage();
  const again = checkOn(next, "en");
  await again.openPage();
  await expect(again.progress(3)).toBeVisible();
});

test("offline from question 13 to the results, then online: 15 answers stored, each once", async ({
  page,
  context,
  store,
}) => {
  const check = checkOn(page, "en");
  const first = ["yes", "maybe", ...all("yes").slice(2, 12)] as const;
  await rememberAnswers(page, first);
  await check.openFromHome("", 13);
  await expect(check.saved).toBeVisible();
  const id = await check.visitorId();
  await expect.poll(async () => (await store()).get(id)?.quizResponses.length).toBe(12);
  await context.setOffline(true);
  await check.give(all("yes").slice(12), 13);
  await expect(check.results).toBeVisible();
  await expect(check.region("What do my answers show?")).toHaveCount(0);
  await expect(check.status("Saved on this device, will be sent")).toBeVisible();
  expect((await store()).get(id)?.quizResponses).toHaveLength(12);

  await context.setOffline(false);
  await expect(check.region("What do my answers show?")).toContainText("Written by AI");
  const record = (await store()).get(id)!;
  expect(record.quizResponses.map(({ questionId }) => questionId).sort()).toEqual(
    [...QUESTION_IDS].sort(),
  );
  expect(record.quizResponses.map(({ answer }) => answer).sort()).toEqual(
    ["maybe", ...all("yes").slice(1)].sort(),
  );
  expect(record.attempts).toHaveLength(1);
});

test("offline and closed, then opened again online: the left-overs are sent without opening the check", async ({
  page,
  context,
  store,
}) => {
  const check = checkOn(page, "en");
  await check.openPage();
  await check.give(["yes"]);
  await expect(check.progress(2)).toBeVisible();
  await context.setOffline(true);
  await check.give(["no", "no"], 2);
  await expect(check.progress(4)).toBeVisible();
  const id = await check.visitorId();
  await page.close();
  await context.setOffline(false);
  const home = await context.newPage();
  await home.goto("/");
  await expect.poll(async () => (await store()).get(id)?.quizResponses.length).toBe(3);
});

test(
  "a retake starts at question 1 and keeps the earlier attempt",
  LONG,
  async ({ page, store }) => {
    const check = checkOn(page, "en");
    await check.giveFromLast(all("yes"));
    await check.retake();
    await expect(check.progress(1)).toBeVisible();
    await expect(check.answer("yes")).toHaveAttribute("aria-checked", "false");
    await check.give(all("maybe"));
    await expect(page.getByRole("img", { name: /\b50\b/ })).toBeVisible();
    const id = await check.visitorId();
    await expect
      .poll(async () => (await store()).get(id)?.attempts.map(({ result }) => result.healthScore))
      .toEqual([0, 50]);
    await page.reload();
    await expect(check.results).toBeVisible();
    await expect(page.getByRole("img", { name: /\b50\b/ })).toBeVisible();
  },
);

test("two tabs go on with the same check", LONG, async ({ page, context, store }) => {
  const first = checkOn(page, "en");
  await first.openPage();
  await first.give(["yes", "yes"]);
  await expect(first.progress(3)).toBeVisible();
  const other = await context.newPage();
  const second = checkOn(other, "en");
  await second.openPage();
  await second.give(["no", "no"], 3);
  await expect(second.progress(5)).toBeVisible();
  await first.answer("maybe").click(); // question 3 again, here: the last tap wins
  await expect(first.progress(4)).toBeVisible();
  await expect(first.answer("no")).toHaveAttribute("aria-checked", "true");
  await second.button("Previous").click();
  await second.button("Previous").click();
  await expect(second.answer("maybe")).toHaveAttribute("aria-checked", "true");
  const id = await first.visitorId();
  await expect
    .poll(async () =>
      (await store())
        .get(id)
        ?.quizResponses.map(({ questionId, answer }) => questionId + answer)
        .sort(),
    )
    .toEqual(["b1yes", "b2yes", "b3maybe", "b4no"]);
});

test(
  "with local storage blocked the check goes on to its result and is stored",
  LONG,
  async ({ page, store }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
    );
    const before = new Set((await store()).keys());
    const check = checkOn(page, "en");
    await check.openPage();
    await check.give(all("maybe"));
    await expect(check.results).toBeVisible();
    const made = [...(await store()).values()].filter(({ userId }) => !before.has(userId));
    expect(made).toHaveLength(1);
    expect(made[0]!.quizResponses).toHaveLength(15);
    expect(made[0]!.userId).toMatch(/^fallback-\d{13}$/);
  },
);

test("cookies refused: the check runs to its result and says that nothing is saved", async ({
  page,
  context,
}) => {
  await page.route("**/api/visitors/**", async (route) => {
    await context.clearCookies();
    const response = await route.fetch();
    await context.clearCookies();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== "set-cookie");
    const body = await response.body();
    await route.fulfill({ status: response.status(), headers: Object.fromEntries(headers), body });
  });
  const check = checkOn(page, "en");
  await check.giveFromLast(all("yes"));
  await expect(check.results).toBeVisible();
  await expect(check.status(check.words.saved.local)).toBeVisible();
});

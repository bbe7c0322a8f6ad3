// holds: #accounts, #r5
import type { Lang } from "@/lib/domain/core/languages";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { expect, newPerson, signIn, signOut, test } from "@/e2e/support/accounts";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { halfOnEach } from "@/e2e/support/half-on-each";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const HINT_KEY = "bizgrow-signed-in";

const answersOn = (page: Page) =>
  page.evaluate(() => {
    const memory = JSON.parse(localStorage.getItem("bizgrow-quiz") ?? "{}") as {
      answers?: Record<string, { answer: string }>;
    };
    return Object.values(memory.answers ?? {}).map(({ answer }) => answer);
  });

test("half the check on one device, the rest on another, and the result on both", async ({
  page,
  newDevice,
  store,
}) => {
  await halfOnEach(page, await newDevice(), lang, store);
});

test(
  "two devices that each finished a check before the sign-in keep both",
  LONG,
  async ({ page, newDevice, store }) => {
    const person = newPerson();
    const other = await (await newDevice()).newPage();
    for (const [device, answer] of [
      [page, "yes"],
      [other, "no"],
    ] as const) {
      const check = checkOn(device, "en");
      await check.giveFromLast(all(answer));
      await expect(check.results).toBeVisible();
      await expect(check.saved).toBeVisible();
    }
    const ids = await Promise.all([page, other].map((one) => checkOn(one, "en").visitorId()));
    await signIn(page, person);
    await signIn(other, person);
    const id = await checkOn(page, "en").visitorId();
    expect(await checkOn(other, "en").visitorId()).toBe(id);
    const stored = await store();
    expect(stored.get(id)!.attempts.map(({ answers }) => answers.b1)).toEqual(["yes", "no"]);
    expect(ids.map((one) => stored.has(one))).toEqual([true, false]);
    await page.reload();
    await expect.poll(() => answersOn(page)).toEqual(all("no"));
  },
);

test(
  "a sign-in that is cut short before the records are brought together is finished by the next page",
  LONG,
  async ({ page, store }) => {
    await rememberAnswers(page, ["yes", "no"]);
    const before = randomUUID();
    await page.evaluate((id) => localStorage.setItem("bizgrow-user-id", id), before);
    let isCut = true;
    await page.route("**/api/account", async (route) => {
      if (!isCut) return route.continue();
      await route.fetch(); // the server has done it, but nobody here hears of it
      return route.abort();
    });
    await signIn(page, newPerson());
    expect(await checkOn(page, "en").visitorId()).toBe(before);
    isCut = false;
    await page.goto("/about");
    const ids = () => checkOn(page, "en").visitorId();
    await expect
      .poll(async () => (await store()).get(await ids())?.ownerUid ?? null)
      .not.toBeNull();
    await expect
      .poll(async () => (await store()).get(await ids())!.quizResponses.map(({ answer }) => answer))
      .toEqual(["yes", "no"]);
  },
);

test(
  "signing out on one device signs out the other, which keeps its check and loses none by signing in again",
  LONG,
  async ({ page, newDevice, store }) => {
    const person = newPerson();
    const here = checkOn(page, "en");
    await here.giveFromLast(all("yes"));
    await expect(here.results).toBeVisible();
    await signIn(page, person);
    const id = await here.visitorId();
    const other = await (await newDevice()).newPage();
    await signIn(other, person);
    await signOut(other, person);
    expect(await answersOn(other)).toEqual([]);

    await page.reload();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), HINT_KEY)).toBeNull();
    await here.openPage();
    await expect(here.results).toBeVisible();
    expect(await here.visitorId()).not.toBe(id);
    await signIn(page, person);
    expect(await here.visitorId()).toBe(id);
    expect((await store()).get(id)!.attempts).toHaveLength(1);
  },
);

test("a sign-out in one tab wipes what another one shows", LONG, async ({ page, context }) => {
  const person = newPerson();
  const here = checkOn(page, "en");
  await here.giveFromLast(all("yes"));
  await expect(here.results).toBeVisible();
  await signIn(page, person);
  await here.openPage();
  await expect(here.results).toBeVisible();

  const tab = await context.newPage();
  await tab.goto("/about");
  await signOut(tab, person);
  await expect(here.results).toHaveCount(0);
  await expect(here.progress(1)).toBeVisible();
  const signInLink = page.getByRole("banner").getByRole("link", {
    name: contentIn("en").auth.menu.signIn,
  });
  await expect(signInLink.first()).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(left).toEqual(["bizgrow-forgotten", "bizgrow-user-id", "bizgrow-welcome-dismissed"]);
  await here.answer("no").click();
  await expect.poll(() => answersOn(page)).toEqual(["no"]);
});

test(
  "a click opens Google's window only for so long: a script that never comes is given up",
  LONG,
  async ({ page, google }) => {
    google.setScript("hanging");
    const { auth } = contentIn("en");
    const main = page.getByRole("main");
    await page.clock.install();
    await page.goto("/auth");
    const button = main.getByRole("button", { name: auth.button.signIn });
    const asked = page.waitForRequest(/apis\.google\.com/);
    await button.click();
    await expect(main.getByRole("button", { name: auth.button.busy })).toBeDisabled();
    await asked; // From here on its time is counted.
    await page.clock.runFor(15_000);
    await expect(main.getByRole("alert")).toHaveText(auth.problems.other);
    await expect(button).toBeEnabled();

    // By now it can be had: the next click signs in.
    google.setScript("good");
    await page.clock.resume();
    await page.reload();
    await signIn(page, newPerson());
  },
);

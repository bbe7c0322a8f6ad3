// holds: #accounts, #r5
import type { Lang } from "@/lib/domain/core/languages";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { expect, newPerson, signIn, signOut, test } from "@/e2e/support/accounts";
import { all, checkOn } from "@/e2e/support/check";
import { halfOnEach } from "@/e2e/support/half-on-each";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

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
  expect(left).toEqual(["bizgrow-forgotten", "bizgrow-welcome-dismissed"]);
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

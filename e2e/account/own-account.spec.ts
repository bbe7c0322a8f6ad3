// holds: #settings
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, newPerson, signIn, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { rowOf, seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const ownId = (page: Page) => page.evaluate(() => localStorage.getItem("bizgrow-user-id"));

test(
  "checks of one device stand on the other, and deletion on one takes them from both",
  LONG,
  async ({ page, newDevice, stack, store }) => {
    const { account, settings } = contentIn(lang);
    const person = newPerson();
    const id = await seedChecks(page, stack.store, lang, THREE_CHECKS);
    await page.goto(pathIn(lang, "/account"));
    await expect(page.getByRole("heading", { name: account.signIn.title })).toBeVisible();
    await signIn(page, person, lang);
    await page.goto(pathIn(lang, "/account"));
    await expect(page.getByText(fill(account.last.all, { n: 3 }))).toBeVisible();
    await expect(page.getByRole("heading", { name: account.signIn.title })).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(person.email);
    await expectNoViolations(page);

    const other = await (await newDevice()).newPage();
    await signIn(other, person, lang);
    await other.goto(pathIn(lang, "/account"));
    await expect(other.getByText(fill(account.last.all, { n: 3 }))).toBeVisible();
    expect(await ownId(other)).toBe(await ownId(page));
    const uid = (await store()).get((await ownId(other))!)!.ownerUid;
    expect(uid).toMatch(/\w{10,}/);

    await other.goto(pathIn(lang, "/account#data"));
    const session = rowOf(other, settings.session.title);
    await expect(session).toContainText(person.email);
    await expect(session).toContainText(settings.session.note);
    await expectNoViolations(other);
    await other.getByRole("button", { name: settings.deletion.button }).click();
    const dialog = other.getByRole("dialog", { name: settings.deletion.dialog.title });
    await expect(dialog.getByText(settings.deletion.dialog.accountItem)).toBeVisible();
    await dialog.getByRole("button", { name: settings.deletion.dialog.confirm }).click();
    await expect(other.getByText(settings.deletion.done.text)).toBeVisible();
    expect((await store()).has(id)).toBe(false);
    expect([...(await store()).values()].filter(({ ownerUid }) => ownerUid === uid)).toEqual([]);
    const left = await other.evaluate(() => Object.keys(localStorage));
    // The journey itself dismisses the welcome dialog at each load.
    const others = ["bizgrow-forgotten", "bizgrow-welcome-dismissed"];
    expect(left.filter((key) => !others.includes(key))).toEqual([]);
    expect((await other.context().cookies()).map(({ name }) => name)).toEqual([]);

    // The first device still thinks that it is signed in; it says what happened, and keeps nothing.
    await page.goto(pathIn(lang, "/account"));
    await expect(page.getByRole("status").getByText(account.device.gone)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("bizgrow-quiz"))).toBeNull();
    await expect(page.getByRole("region", { name: account.last.title })).toHaveCount(0);
  },
);

test("sign-out in the settings leaves nothing of the person on the page", async ({
  page,
  context,
  signedIn,
}) => {
  const { auth, settings } = contentIn("en");
  const { email } = await signedIn(context);
  await page.goto("/account#data");
  const session = rowOf(page, settings.session.title);
  await session.getByRole("button", { name: auth.menu.signOut }).click();
  await expect(page.getByRole("heading", { name: settings.none.title })).toBeVisible();
  await expect(session).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText(email);
});

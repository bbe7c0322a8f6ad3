// holds: #desk
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import type { Page } from "@playwright/test";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, OPERATOR, SECOND, test } from "@/e2e/support/accounts";
import { deskOn, deskThatFound } from "@/e2e/support/desk";
import { deleteLead, leadIdOf, newLead, newName } from "@/e2e/support/desk-calls";
import { answersFrom, callFrom, finishCheck, seedChecks } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const deskAt = (page: Page) => ({ page, ...deskOn(page, "en") });

const NOTE = "Half an hour on the phone.";

test("a note stays while the server is gone, the tab is closed, and the lead is deleted", async ({
  page,
  context,
  newDevice,
  signedIn,
  stack: { site },
}) => {
  const name = await newLead(site.url);
  await signedIn(context, OPERATOR);
  const other = await signedIn(await newDevice(), SECOND);
  const id = await leadIdOf(site.url, other.cookie, name);
  const open = async (at = page) => {
    await at.goto(`${pathIn(lang, "/desk")}?lead=${id}`);
    return deskOn(at, lang);
  };
  const desk = await open();
  const { outcome: told, note, missing } = desk.words.leadPage;
  await expect(desk.note).toBeVisible();
  await page.route(`**/api/desk/leads/${id}`, (route) => route.abort());
  await desk.note.fill(NOTE);
  await desk.save.click();
  await expect(desk.notes.getByRole("alert")).toHaveText(told.later);
  await expect(desk.note).toHaveValue(NOTE);
  await page.close();

  const again = await context.newPage();
  const back = await open(again);
  await expect(back.note).toHaveValue(NOTE);
  await expect(back.notes).toContainText(note.draft.split("{")[0]!);
  await back.save.click();
  await expect(back.notes.getByRole("listitem").first()).toContainText(NOTE);
  await expect(back.note).toHaveValue("");

  await back.note.fill("Calls on Monday.");
  await deleteLead(site.url, other.cookie, id);
  await back.save.click();
  await expect(back.notes.getByRole("alert")).toHaveText(told.gone);
  await expect(back.note).toHaveValue("Calls on Monday.");
  await again.reload();
  await expect(back.main.getByText(missing.gone)).toBeVisible();
  await expect(back.main.getByText(missing.draft)).toBeVisible();
  await expect(back.main.getByText("Calls on Monday.", { exact: true })).toBeVisible();
});

test("a note stays for who was signed out in another tab, and is saved after the sign-in", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  const name = await newLead(site.url);
  await signedIn(context, OPERATOR);
  const desk = await deskThatFound(page, lang, name, 1);
  await desk.row(name).click();
  await desk.note.fill(NOTE);
  await context.clearCookies();
  await desk.save.click();
  await expect(desk.notes.getByRole("alert")).toHaveText(desk.words.leadPage.outcome.signedOut);
  await expect(desk.note).toHaveValue(NOTE);
  await signedIn(context, OPERATOR);
  await desk.save.click();
  await expect(desk.notes.getByRole("listitem").first()).toContainText(NOTE);
  await expect(desk.notes.getByRole("alert")).toHaveText("");
  // A list that cannot be read shows no lead.
  await desk.back.click();
  await context.clearCookies();
  await desk.button(desk.words.filter.find).click();
  await expect(desk.main.getByRole("alert")).toContainText(desk.words.trouble.missing);
  await expect(desk.rows).toHaveCount(0);
});

test(
  "a note about a check stays when its owner withdraws",
  LONG,
  async ({ page, context, newDevice, signedIn, stack }) => {
    const owner = await (await newDevice()).newPage();
    const id = await seedChecks(owner, stack.store, lang, []);
    const path = `/api/visitors/${id}`;
    const businessName = newName();
    expect(await callFrom(owner, "PUT", path, { profile: { businessName } })).toBe(200);
    await finishCheck(owner, id, lang, answersFrom("yyyyy nymyy yyynm"));
    const consent = { isGiven: true, textVersion: "2026-11-21" };
    const contact = `${path}/consents/contact`;
    expect(await callFrom(owner, "PUT", contact, consent)).toBe(204);
    await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, lang, businessName, 1);
    await desk.row(businessName).click();
    await desk.note.fill(NOTE);
    expect(await callFrom(owner, "PUT", contact, { ...consent, isGiven: false })).toBe(204);
    await desk.save.click();
    await expect(desk.notes.getByRole("alert")).toHaveText(desk.words.leadPage.outcome.withdrawn);
    await expect(desk.note).toHaveValue(NOTE);
    await page.reload();
    await expect(desk.main.getByText(desk.words.leadPage.missing.draft)).toBeVisible();
    await expect(desk.main.getByText(NOTE, { exact: true })).toBeVisible();
  },
);

test(
  "what is typed while a note is saved is the next note, and a correction survives another operator's",
  LONG,
  async ({ context, newDevice, signedIn, stack: { site } }) => {
    const name = await newLead(site.url);
    await signedIn(context, OPERATOR);
    const other = await newDevice();
    await signedIn(other, SECOND);
    const [mine, theirs] = [deskAt(await context.newPage()), deskAt(await other.newPage())];
    for (const desk of [mine, theirs]) {
      await desk.open();
      await desk.find(name, 1);
      await desk.row(name).click();
    }
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await mine.page.route("**/api/desk/leads/*", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await mine.note.fill("First.");
    await mine.save.click();
    await mine.note.fill("First. And a second one.");
    goOn();
    await expect(mine.notes.getByRole("listitem")).toContainText("First.");
    await expect(mine.note).toHaveValue("First. And a second one.");

    const { edit } = mine.words.leadPage;
    await mine.unfold(edit.title);
    const correction = mine.main.locator("details").filter({ hasText: edit.title });
    const place = mine.main.getByLabel(fieldWordsIn("en", "label").location, { exact: true });
    await place.fill("Nashik");
    await theirs.page.reload();
    await theirs.status("talking").click();
    await expect(theirs.saved).toBeVisible();
    await mine.button(edit.save).click();
    await expect(correction.getByRole("alert")).toContainText(SECOND.email);
    await expect(place).toHaveValue("Nashik");
    await mine.button(edit.save).click();
    await expect(correction.getByRole("status")).toHaveText(mine.words.leadPage.outcome.saved);
    await expect(mine.notes).toContainText(fieldWordsIn("en", "label").location);
  },
);

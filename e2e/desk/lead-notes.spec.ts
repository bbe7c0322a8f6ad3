// holds: #desk
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, SECOND, test } from "@/e2e/support/operators";
import { deskOn } from "@/e2e/support/desk";
import { deletePerson, newLead, personOf } from "@/e2e/support/desk-calls";

const lang: Lang = "hi";
const NOTE = "Half an hour on the phone.";

test("a note stays while the server is gone, the tab is closed, and the person is deleted", async ({
  page,
  context,
  newDevice,
  atDesk,
  stack: { site },
}) => {
  const name = await newLead(site.url);
  await atDesk(context);
  const other = await atDesk(await newDevice(), SECOND);
  const key = await personOf(site.url, other, name);
  const open = async (at = page) => {
    await at.goto(pathIn(lang, `/desk/people/${key}`));
    return deskOn(at, lang);
  };
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = await open();
  const { talk, missing } = desk.words.person;
  // Without a flick.
  await expect(desk.note).toBeInViewport();
  await page.route(`**/api/desk/people/${key}`, (route) => route.abort());
  await desk.note.fill(NOTE);
  await desk.save.click();
  await expect(page.locator(".desk-said")).toContainText(desk.words.frame.refusals.unsent);
  await expect(desk.note).toHaveValue(NOTE);
  await page.close();

  const again = await context.newPage();
  const back = await open(again);
  await expect(back.note).toHaveValue(NOTE);
  await expect(back.main).toContainText(talk.draft.split("{")[0]!);
  await back.save.click();
  await expect(back.notes.getByRole("listitem").first()).toContainText(NOTE);
  await expect(back.note).toHaveValue("");

  await back.note.fill("Calls on Monday.");
  await deletePerson(site.url, other, key);
  await again.reload();
  await expect(back.main.getByText(missing.gone)).toBeVisible();
  await expect(back.main.getByText("Calls on Monday.", { exact: true })).toBeVisible();
});

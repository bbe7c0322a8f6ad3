// holds: #desk
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { expect, test } from "@/e2e/support/operators";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn } from "@/e2e/support/desk";
import { newName } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { newPerson } from "@/test/builders/new-person";

const lang: Lang = "hi";

test("a person from a phone call is typed in by keyboard, survives a failure, and is opened", async ({
  page,
  context,
  atDesk,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await atDesk(context);
  const desk = deskOn(page, lang);
  const text = desk.words.forms.add;
  const fields = fieldWordsIn(lang, "label");
  const field = (name: string) => desk.main.getByRole("textbox", { name, exact: true });
  const name = newName();
  const { phone } = newPerson();
  await desk.open("/add");
  await expectToFit(page);
  await expectNoViolations(page);
  await field(fields.name).focus();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(phone.slice("+91".length));
  await desk.main.getByRole("radio", { name: desk.words.wants.call }).check();

  // A failed call, and a tab that goes, lose nothing.
  await page.route("**/api/desk/add", (route) => route.abort());
  await desk.button(text.save).press("Enter");
  await expect(page.locator(".desk-said")).toContainText(desk.words.frame.refusals.unsent);
  await page.unroute("**/api/desk/add");
  await page.reload();
  await expect(desk.main.getByText(text.kept)).toBeVisible();
  await expect(field(fields.phone)).toHaveValue(phone.slice("+91".length));
  await desk.button(text.save).press("Enter");
  await expect(desk.heading(name)).toBeVisible();

  // The number is known from now on.
  await desk.open("/add");
  await expect(field(fields.name)).toHaveValue("");
  await field(fields.phone).fill(phone);
  const known = fill(text.known, { name, counts: desk.words.wants.call });
  await expect(desk.main.getByRole("status").filter({ hasText: known })).toBeVisible();
});

test("a list that is too long is refused in words, and stays in its field", async ({
  page,
  context,
  atDesk,
}) => {
  await atDesk(context);
  const desk = deskOn(page, "en");
  const text = desk.words.forms.import;
  await desk.open("/import");
  const field = desk.main.getByLabel(text.text);
  await field.fill("a".repeat(1_100_000));
  await desk.button(text.look).click();
  await expect(
    page.getByRole("alert").getByText(desk.words.frame.refusals.too_large),
  ).toBeVisible();
  expect(await field.evaluate((box: HTMLTextAreaElement) => box.value.length)).toBe(1_100_000);
});

test("a list is brought from a file: looked at, and added", async ({ page, context, atDesk }) => {
  await atDesk(context);
  const desk = deskOn(page, "en");
  const text = desk.words.forms.import;
  const name = newName();
  await desk.open("/import");
  await desk.main.getByLabel(text.file).setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`name,phone,amount\n${name},${newPerson().phone},8499\nNobody,,\n`),
  });
  await desk.button(text.look).click();
  await expect(desk.main.getByText(text.nothing)).toBeVisible();
  await expectNoViolations(page);
  await desk.button(fill(text.add, { n: 1 })).click();
  await expect(desk.row(name)).toBeVisible();
  await expect(desk.rows.filter({ hasText: name })).toContainText(desk.words.wants.known);
  await desk.row(name).click();
  // What has no place of its own is not lost.
  await expect(desk.notes).toContainText("8499");
});

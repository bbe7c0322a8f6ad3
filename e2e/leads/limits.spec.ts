// holds: #contact, #get-started
import { contactLabels } from "@/e2e/support/contact-labels";
import { contentIn } from "@/lib/content";
import { limitText } from "@/lib/domain/core/typed-text";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "hi";

const LONG_TEXT = `${"अ".repeat(2_000)}${"👨‍👩‍👧".repeat(100)}98765`;
const CHARS = 2_505;

const { leads } = contentIn(lang);
const { limit, contact, problems } = leads;
const fields = contactLabels(lang);
const told = limitText(CHARS, 2_000, limit);

test("a pasted message that is too long stays, its length is said, and it is sent when it fits", async ({
  page,
  stack,
}) => {
  await page.goto(pathIn(lang, "/contact"));
  await hydrated(page);
  const form = page.locator("form[action$=contact]");
  const message = form.getByLabel(fields.message, { exact: true });
  await form.getByLabel(fields.name, { exact: true }).fill("Asha Patil");
  await form.getByLabel(fields.email, { exact: true }).fill("asha@example.in");
  await form.getByLabel(fields.phone, { exact: true }).fill("98765 43210");
  await form.getByRole("checkbox").check();
  await message.focus();
  await page.keyboard.insertText(LONG_TEXT);
  await expect(message).toHaveValue(LONG_TEXT);
  await expect(form.getByText("2,505 / 2,000", { exact: true })).toBeVisible();
  await page.reload(); // the draft is as long
  await expect(message).toHaveValue(LONG_TEXT);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: contact.send.question, exact: true }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(new RegExp(told.replaceAll(".", "\\.")));
  await expect(form.getByRole("status").filter({ hasText: told })).toHaveCount(1);
  const before = await stack.store.leads();
  const right = `${crypto.randomUUID()} 👨‍👩‍👧`.padEnd(1_997, "x"); // 2,000 as code points, or fewer
  await message.fill(right);
  await form.getByRole("button", { name: contact.send.question, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeVisible();
  const leadsNow = await stack.store.leads();
  expect(leadsNow).toHaveLength(before.length + 1);
  expect(leadsNow.filter((one) => one["message"] === right)).toHaveLength(1);
});

test("without JavaScript the same is said by the server, and the text is whole one page back", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(pathIn(lang, "/contact"));
  const form = page.locator("form[action$=contact]");
  await form.getByLabel(fields.name, { exact: true }).fill("अ".repeat(101));
  await form.getByLabel(fields.email, { exact: true }).fill("asha@example.in");
  await form.getByLabel(fields.phone, { exact: true }).fill("98765 43210");
  await form.getByLabel(fields.message, { exact: true }).fill(LONG_TEXT);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: contact.send.question, exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(problems.all);
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText(limitText(101, 100, limit))).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel(fields.message, { exact: true })).toHaveValue(LONG_TEXT);
  await context.close();
});

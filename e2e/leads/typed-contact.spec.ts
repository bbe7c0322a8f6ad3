// holds: #contact, #newsletter
import { contactLabels } from "@/e2e/support/contact-labels";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const EMAIL = "आशा@उदाहरण.भारत";
const ABROAD = "+65 9123 4567";
const INDIAN = "+91 6591234567";

const { leads: words, onboarding, quiz } = contentIn(lang);
const { phoneQuestion } = words;
const yes = fill(phoneQuestion.indian, { phone: INDIAN });

test("a bare + before ten digits is Indian, and asked about where another country has the number", async ({
  page,
  stack,
}) => {
  const send = async (phone: string, answer?: string) => {
    const message = `Udhaar ${crypto.randomUUID()}`;
    await page.goto(pathIn(lang, "/contact"));
    const form = page.getByRole("form", { name: words.contact.title, exact: true });
    const field = form.getByLabel(contactLabels(lang).phone, { exact: true });
    await hydrated(page);
    await form.getByLabel(contactLabels(lang).name, { exact: true }).fill("Asha Patil");
    await form
      .getByLabel(contactLabels(lang).email, { exact: true })
      .fill("Asha <asha@example.in>");
    await field.fill(phone);
    await form.getByLabel(contactLabels(lang).message, { exact: true }).fill(message);
    await form.getByRole("checkbox").check();
    const press = () =>
      form.getByRole("button", { name: words.contact.send.question, exact: true }).click();
    await press();
    if (answer) {
      await expect(form.getByText(phoneQuestion.ask)).toBeVisible();
      await expect(field).toHaveValue(phone);
      await expectNoViolations(page);
      await form.getByRole("button", { name: answer }).click();
      await expect(field).toBeFocused();
      await expect(form.getByText(phoneQuestion.ask)).toBeHidden();
      await press();
    }
    await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeFocused();
    const stored = await stack.store.leads();
    return stored.find((lead) => lead["message"] === message);
  };
  expect(await send("+98765 43210")).toMatchObject({
    email: "asha@example.in",
    phone: "+919876543210",
  });
  expect(await send(ABROAD, yes)).toMatchObject({ phone: "+916591234567" });
  expect(await send(ABROAD, phoneQuestion.abroad)).toMatchObject({ phone: "+6591234567" });
});

test(`Get Started and "call me" ask it, too`, LONG, async ({ page, stack }) => {
  await page.goto(pathIn(lang, "/onboarding"));
  for (const field of ["firstName", "lastName", "businessName"] as const) {
    await page.getByLabel(contentIn(lang).leadFields[field].step.label).fill("Asha");
    await page.getByRole("button", { name: onboarding.continue }).click();
  }
  const phone = page.getByLabel(contentIn(lang).leadFields.phone.step.label);
  await phone.fill(ABROAD);
  await page.getByRole("button", { name: onboarding.continue }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: yes }).click();
  await expect(phone).toHaveValue(INDIAN);
  await expect(phone).toBeFocused();
  await page.getByRole("button", { name: onboarding.continue }).click();
  const email = page.getByLabel(contentIn(lang).leadFields.email.step.label);
  await email.fill(EMAIL);
  await page.getByRole("button", { name: onboarding.continue }).click();
  await expect(page.getByLabel(contentIn(lang).leadFields.location.step.label)).toBeVisible();

  const check = checkOn(page, lang);
  const { call } = quiz.results;
  const name = `Asha ${crypto.randomUUID()}`;
  await check.giveFromLast([...all("maybe").slice(0, -1), "yes"]);
  await check.button(call.open).click();
  const form = page.getByRole("form", { name: call.open });
  await form.getByLabel(contactLabels(lang).name).fill(name);
  await form.getByLabel(contactLabels(lang).phone).fill(ABROAD);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: call.send }).click();
  await form.getByRole("button", { name: phoneQuestion.abroad }).click();
  await form.getByRole("button", { name: call.send }).click();
  await expect(check.status(call.thanks)).toBeVisible();
  const stored = await stack.store.leads();
  expect(stored.find((lead) => lead["name"] === name)).toMatchObject({ phone: "+6591234567" });
});

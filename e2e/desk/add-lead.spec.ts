// holds: #desk
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import type { Lang } from "@/lib/domain/core/languages";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn } from "@/e2e/support/desk";
import { newName } from "@/e2e/support/desk-calls";
import { expectToFit, tabTo } from "@/e2e/support/own-pages";
import { contentIn } from "@/lib/content";
import { limitText } from "@/lib/domain/core/limit";
import { NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import { newPerson } from "@/test/builders/new-person";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

test(
  "a lead from a phone call is typed in by keyboard, survives a failure, and is opened",
  LONG,
  async ({ page, context, signedIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = deskOn(page, lang);
    const text = desk.words.forms.add;
    const fields = fieldWordsIn(lang, "label");
    const field = (name: string) => desk.main.getByLabel(name, { exact: true });
    const name = newName();
    const phone = newPerson().phone;
    await desk.open("?add");
    await expect(desk.heading(text.title)).toBeVisible();
    await expectToFit(page);
    await expectNoViolations(page);

    await desk.button(text.save).press("Enter");
    await expect(desk.main.getByRole("alert")).toHaveText(text.need);
    await field(fields.name).focus();
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(phone.slice("+91".length));
    await field(fields.businessName).fill("Meena Stores");
    // More than a note holds: nothing is cut, and nothing is sent until it fits.
    const question = "Asks what the Complete Plan costs. ";
    await field(text.message).focus();
    await page.keyboard.insertText(question.repeat(50));
    await desk.button(text.save).press("Enter");
    await expect(field(text.message)).toBeFocused();
    await expect(field(text.message)).toHaveValue(question.repeat(50));
    await expect(field(text.message)).toHaveAccessibleDescription(
      limitText(50 * question.length, NOTE_CHARS, contentIn(lang).leads.limit),
    );
    await field(text.message).fill(question.repeat(28));
    await field(desk.words.screens.list.topic).selectOption({ label: desk.words.topics.demo });
    await expectNoViolations(page);

    await page.route("**/api/desk/leads", (route) => route.abort());
    await tabTo(page, text.save);
    await page.keyboard.press("Enter");
    await expect(desk.main.getByRole("alert")).toHaveText(text.later);
    await expect(field(fields.name)).toHaveValue(name);
    await page.unroute("**/api/desk/leads");
    await page.route("**/api/desk/leads", (route) => route.fulfill({ status: 404, body: "{}" }));
    await desk.button(text.save).press("Enter");
    await expect(desk.main.getByRole("alert")).toHaveText(text.missing);
    await page.unroute("**/api/desk/leads");

    // The tab may go: it is all still there.
    await page.reload();
    await expect(desk.main.getByText(text.kept)).toBeVisible();
    await expect(field(fields.name)).toHaveValue(name);
    await expect(field(fields.phone)).toHaveValue(phone.slice("+91".length));
    await expect(field(desk.words.screens.list.topic)).toHaveValue("demo");
    await expectToFit(page);
    await expectNoViolations(page);
    await desk.button(text.save).press("Enter");
    await expect(desk.heading(name)).toBeFocused();
    await expect(desk.main).toContainText("Asks what the Complete Plan costs.");
    await expect(
      desk.main.getByRole("link", { name: desk.words.detail.call, exact: true }),
    ).toHaveAttribute("href", `tel:${phone}`);

    await desk.open("?add");
    await expect(field(fields.name)).toHaveValue("");
    await expect(desk.main.getByText(text.kept)).toHaveCount(0);
    await field(fields.name).fill("Wrong");
    await page.reload();
    await expect(field(fields.name)).toHaveValue("Wrong");
    await desk.button(text.empty).press("Enter");
    await expect(field(fields.name)).toHaveValue("");
    await page.reload();
    await expect(field(fields.name)).toHaveValue("");
  },
);

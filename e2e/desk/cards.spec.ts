// holds: #one-card-a-person
import type { Lang } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskThatFound } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { newPerson } from "@/test/builders/new-person";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

test(
  "two leads of one number in two spellings are one card, taken apart and joined again",
  LONG,
  async ({ page, context, signedIn, stack: { site } }) => {
    const family = newName();
    const [first, second] = [`First ${family}`, `Second ${family}`];
    const digits = newPerson().phone.slice("+91".length);
    const reference = await sendMessage(site.url, { name: first, phone: `+91${digits}` });
    const spelled = `0${digits.slice(0, 5)} ${digits.slice(5)}`;
    await sendMessage(site.url, { name: second, phone: spelled });
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, lang, family, 1);
    const { card } = desk.words.leadPage;
    await expect(desk.rows).toContainText("×2");
    await desk.row(second).click();
    await expect(desk.heading(second)).toBeFocused();
    const others = desk.section(card.title);
    await expect(others.getByRole("link")).toContainText(first);
    await desk.note.fill("About both.");

    await desk.button(card.part).click();
    await expect(others.getByText(fill(card.parted, { reference }))).toBeVisible();
    await expect(others.getByRole("link")).toHaveCount(0);
    await expect(desk.note).toHaveValue("About both.");
    await desk.back.click();
    await desk.find(family, 2);
    await expect(desk.rows.filter({ hasText: "×" })).toHaveCount(0);

    await desk.row(second).click();
    await desk.unfold(card.join);
    await others.getByRole("searchbox", { name: card.search }).fill(first);
    await desk.button(card.find).click();
    await desk.button(fill(card.choose, { name: first, reference })).click();
    await expect(others.getByText(card.joined, { exact: true })).toBeVisible();
    await expect(others.getByRole("link")).toContainText(first);
    await expectToFit(page);
    await expectNoViolations(page);
    await expect(desk.notes).toContainText(fill(desk.words.leadPage.actions.joined, { reference }));
    await desk.back.click();
    await desk.find(family, 1);
    await expect(desk.rows).toContainText("×2");
  },
);

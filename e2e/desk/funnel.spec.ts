// holds: #numbers, #funnel
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { countedFor } from "@/e2e/support/counts";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit, tabTo } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

test(
  "an operator sees what was won and where a visit has ended, on a phone and by keyboard",
  LONG,
  async ({ page, context, newDevice, signedIn, stack }) => {
    const source = `mela-${lang}`;
    const visitor = await (await newDevice()).newPage();
    const check = checkOn(visitor, lang);
    await visitor.goto(pathIn(lang, `/health-check?utm_source=${source}`));
    await check.give(all("no").slice(0, 2));
    await expect(check.progress(3)).toBeVisible();
    await visitor.close({ runBeforeUnload: true });
    await expect.poll(() => countedFor(stack.store, source, lang)).toHaveProperty("b3", 1);
    const name = newName();
    await sendMessage(stack.site.url, { name, lang, source: { utm_source: source } });

    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = deskOn(page, lang);
    const { funnel, langs, leadPage, sales, screens } = desk.words;
    await desk.open();
    await tabTo(page, screens.tabs.numbers);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/desk\/numbers$/);
    await desk.main.getByText(new RegExp(`^${funnel.title}: `)).press("Enter");
    await desk.main.getByRole("combobox", { name: funnel.source }).selectOption(source);
    await desk.main
      .getByRole("combobox", { name: funnel.lang })
      .selectOption({ label: langs[lang] });
    await tabTo(page, funnel.show);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(source));
    const question = (n: number) =>
      desk.main
        .getByRole("table", { name: funnel.way })
        .getByRole("row", { name: new RegExp(`^${funnel.question.replace("{n}", String(n))}\\D`) });
    await expect(question(3)).toHaveText(/1100 %1$/);
    await expect(question(4)).toHaveText(/00 %–$/);
    // A phone has the source's name above its numbers.
    const bySource = desk.main.getByRole("table", { name: sales.bySource });
    const numbers = bySource.locator("tbody").filter({ hasText: source }).getByRole("cell");
    await expect(numbers).toHaveText(["1", "0", "1", "0", "₹0", "₹0"]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectToFit(page);
    }
    await expectNoViolations(page);
    const here = page.url();

    await desk.open();
    await desk.find(name, 1);
    await desk.row(name).click();
    await desk.fold("won").click();
    await desk.main.getByRole("textbox", { name: leadPage.won.amount }).fill("6,999");
    await desk.button(leadPage.won.save).click();
    const saved = fill(leadPage.won.saved, { amount: "₹6,999" });
    await expect(page.locator(".desk-said")).toContainText(saved);
    await page.goto(here);
    await expect(numbers).toHaveText(["1", "0", "1", "1", "₹6,999", "₹0"]);

    await desk.main.getByText(new RegExp(`^${funnel.title}: `)).click();
    await desk.main.getByRole("textbox", { name: funnel.from, exact: true }).fill("2020-01-01");
    await desk.button(funnel.show).click();
    await expect(desk.main.getByText(funnel.tooLong)).toBeVisible();
  },
);

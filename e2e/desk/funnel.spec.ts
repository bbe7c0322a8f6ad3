// holds: #numbers, #funnel
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, test as base } from "@/e2e/support/operators";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { countedFor } from "@/e2e/support/counts";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit, tabTo } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** A site of its own: no other journey's visits are counted. */
const test = base.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "hi" }), { scope: "worker" }],
});

test(
  "an operator sees what was paid and where a visit has ended, on a phone and by keyboard",
  LONG,
  async ({ page, context, newDevice, atDesk, stack }) => {
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
    await atDesk(context);
    const desk = deskOn(page, lang);
    const { funnel, money, person, screens } = desk.words;
    await desk.open("/more");
    await tabTo(page, screens.more.numbers);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/desk\/numbers$/);
    await tabTo(page, funnel.show);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]from=/);
    const question = (n: number) =>
      desk.main
        .getByRole("table", { name: funnel.way })
        .getByRole("row", { name: new RegExp(`^${funnel.question.replace("{n}", String(n))}\\D`) });
    await expect(question(3)).toHaveText(/1100 %1$/);
    await expect(question(4)).toHaveText(/00 %–$/);
    // A phone has the source's name above its numbers.
    const bySource = desk.main.getByRole("table", { name: money.by.sources });
    const numbers = bySource.locator("tbody").filter({ hasText: source }).getByRole("cell");
    await expect(numbers).toHaveText(["1", "1", "0", "₹0"]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectToFit(page);
    }
    await expectNoViolations(page);
    const here = page.url();

    await desk.open();
    await desk.find(name, 1);
    await desk.row(name).click();
    await desk.unfold(person.paying.title);
    await desk.sales.getByLabel(person.paying.amount, { exact: true }).fill("2,000");
    await desk.sales.getByLabel(person.paying.agreed, { exact: true }).fill("6,999");
    await desk.sales.getByRole("button", { name: person.paying.save, exact: true }).click();
    await expect(page.locator(".desk-said")).toContainText(
      fill(person.outcome.paid, { amount: "₹2,000" }),
    );
    await page.goto(here);
    await expect(numbers).toHaveText(["1", "1", "1", "₹2,000"]);
    const sums = { paid: "₹2,000", rupees: "₹6,999", won: 1, leads: 1 };
    await expect(desk.main.getByText(fill(money.sum, sums))).toBeVisible();

    await desk.main.getByRole("textbox", { name: funnel.from, exact: true }).fill("2020-01-01");
    await desk.button(funnel.show).click();
    await expect(desk.main.getByText(funnel.tooLong)).toBeVisible();
  },
);

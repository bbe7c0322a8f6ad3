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
import { newPerson } from "@/test/builders/new-person";

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

    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = deskOn(page, lang);
    const { funnel, langs, sales: salesWords, screens } = desk.words;
    const { url } = stack.site;
    const reference = await sendMessage(url, {
      name: newName(),
      lang,
      source: { utm_source: source },
    });
    const call = async (path: string, data: object) => {
      const reply = await page.request.post(`${url}/api/desk/${path}`, {
        data,
        headers: { origin: url },
      });
      expect(reply.ok()).toBe(true);
      return reply.json();
    };
    const typed = {
      channel: "visit",
      name: newName(),
      phone: newPerson().phone,
      email: "",
      lang,
    };
    const rest = { businessName: "", location: "", message: "", topic: "demo", packageId: null };
    await call("leads", { ...typed, ...rest, key: crypto.randomUUID().replaceAll("-", "") });
    const { rows } = await call("search", { filter: { text: reference }, before: null });
    await desk.open();
    await tabTo(page, screens.tabs.numbers);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?numbers$/);
    await desk.main.getByText(new RegExp(`^${funnel.title}: `)).press("Enter");
    const choice = (name: string) => desk.main.getByRole("combobox", { name });
    await choice(funnel.source).selectOption(source);
    await choice(funnel.lang).selectOption({ label: langs[lang] });
    await tabTo(page, funnel.show);
    await page.keyboard.press("Enter");
    const row = (table: string, name: string | RegExp) =>
      desk.main.getByRole("table", { name: table }).getByRole("row", { name });
    const question = (n: number) =>
      row(funnel.way, new RegExp(`^${funnel.question.replace("{n}", String(n))}\\D`));
    await expect(question(3)).toHaveText(/1100 %1$/);
    await expect(question(4)).toHaveText(/00 %–$/);
    // A phone has the source's name above its numbers.
    const bySource = desk.main.getByRole("table", { name: salesWords.bySource });
    const numbers = bySource.locator("tbody").filter({ hasText: source }).getByRole("cell");
    await expect(numbers).toHaveText(["1", "0", "1", "0", "₹0"]);
    await expect(desk.section(salesWords.title).getByText(salesWords.none)).toBeVisible();
    await call(`leads/${rows[0].id}`, { version: 0, change: { kind: "won", rupees: 6_999 } });
    await desk.button(funnel.show).click();
    await expect(numbers).toHaveText(["1", "0", "1", "1", "₹6,999"]);
    const wider = (table: Element) =>
      table.parentElement!.scrollWidth - table.parentElement!.clientWidth;
    expect(await bySource.evaluate(wider)).toBe(0);
    for (const table of [salesWords.byPackage, salesWords.byMonth])
      await expect(desk.main.getByRole("table", { name: table }).getByRole("cell")).toHaveText([
        "1",
        "1",
        "₹6,999",
      ]);
    // Those who were typed in have a source of their own.
    const visited = fill(salesWords.typed, { channel: salesWords.channels.visit });
    await choice(funnel.source).selectOption({ label: visited });
    await desk.button(funnel.show).click();
    await expect(desk.section(salesWords.title).getByText(salesWords.none)).toBeVisible();
    await expect(
      desk.main.getByRole("table", { name: salesWords.byMonth }).getByRole("cell").first(),
    ).toHaveText("1");
    await expect(choice(funnel.source)).toHaveValue("channel:visit");
    await choice(funnel.source).selectOption(source);
    await desk.button(funnel.show).click();
    await expect(question(3)).toHaveText(/1100 %1$/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      desk.button(desk.words.export.csv).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^sales-.*\.csv$/);
    await expect(row(funnel.after, funnel.steps.result)).toHaveText(`${funnel.steps.result}0`);
    await expect(desk.main.getByRole("img", { name: funnel.picture })).toHaveAccessibleDescription(
      new RegExp(funnel.question.replace("{n}", "3")),
    );
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectToFit(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoViolations(page);
    await desk.main.getByRole("textbox", { name: funnel.from, exact: true }).fill("2020-01-01");
    await desk.button(funnel.show).click();
    await expect(desk.main.getByText(funnel.tooLong)).toBeVisible();
    await page.reload();
    await expect(desk.section(funnel.way)).toBeVisible();
  },
);

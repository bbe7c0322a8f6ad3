// holds: #desk
import type { Lang } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskThatFound } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

test(
  "several leads are marked as spam and back; the address keeps the filter; next and previous",
  LONG,
  async ({ page, context, signedIn, stack: { site } }) => {
    const family = newName();
    const names = ["One", "Two", "Three"].map((name) => `${name} ${family}`) as [string, string, string]; // prettier-ignore
    for (const name of names) await sendMessage(site.url, { name });
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, lang, family, 3);
    const { list, many } = desk.words.screens;
    const pick = (name: string) =>
      desk.main.getByRole("checkbox", { name: fill(many.one, { name }), exact: true });
    const chip = (name: string) =>
      desk.main
        .getByRole("group", { name: list.chips })
        .getByRole("button", { name: new RegExp(`^${name}`) });

    // The chips are one line that scrolls: the chosen one is brought into it, but for a fraction of a pixel.
    const whole = { ratio: 0.99 };
    await expect(chip(list.flagged)).not.toBeInViewport(whole);
    await desk.button(many.select).click();
    await pick(names[0]).check();
    await pick(names[1]).check();
    await expectToFit(page);
    await expectNoViolations(page);
    const counted = page.waitForResponse("**/api/desk/counts");
    await desk.button(many.spam).click();
    await expect(desk.main.getByText(fill(many.done, { n: 2 }), { exact: true })).toBeVisible();
    await counted;
    await desk.button(many.stop).click();
    await expect(desk.main.getByText(list.news)).toHaveCount(0);

    await chip(list.flagged).click();
    await expect(desk.rows).toHaveCount(2);
    expect(page.url()).toContain("flagged=only");
    await page.reload();
    await expect(desk.rows).toHaveCount(2);
    await expect(chip(list.flagged)).toHaveAttribute("aria-pressed", "true");
    await expect(chip(list.flagged)).toBeInViewport(whole);
    await expect(desk.main.getByRole("searchbox")).toHaveValue(family);
    // The searched words are a name: they are in no address.
    expect(page.url()).not.toContain(family);

    // Meanwhile one of them gets a note: it is not changed unseen.
    const call = (path: string, data: object) =>
      page.request.post(`${site.url}/api/desk/${path}`, { data, headers: { origin: site.url } });
    const filter = { text: family, flagged: "only" };
    const found = await (await call("search", { filter, before: null })).json();
    const { id, version } = found.rows.find(({ name }: { name: string }) => name === names[0]);
    const note = { kind: "note", status: "new", text: "Who is that?" };
    expect((await call(`leads/${id}`, { version, change: note })).ok()).toBe(true);
    await desk.button(many.select).click();
    for (const name of [names[0], names[1]]) await pick(name).check();
    await desk.button(many.notSpam).click();
    const told = fill(many.failed, { done: 1, failed: 1 });
    await expect(desk.main.getByText(told, { exact: true })).toBeVisible();
    await expect(desk.rows).toHaveCount(1);
    await expect(pick(names[0])).toBeChecked();
    await expectToFit(page);
    await desk.button(many.notSpam).click();
    await expect(desk.rows).toHaveCount(0);
    await chip(list.all).click();
    await expect(desk.rows).toHaveCount(3);
    await desk.button(many.stop).click();

    await desk.row(names[2]).click();
    const link = (name: string) => desk.main.getByRole("link", { name, exact: true });
    const { previous, next } = desk.words.leadPage;
    await expect(link(previous)).toHaveCount(0);
    await link(next).click();
    await expect(desk.heading(names[1])).toBeVisible();
    await link(next).click();
    await expect(desk.heading(names[0])).toBeVisible();
    await expect(link(next)).toHaveCount(0);
    await link(previous).click();
    await expect(desk.heading(names[1])).toBeVisible();
    await page.goBack();
    await expect(desk.heading(names[0])).toBeVisible();
  },
);

// holds: #desk
import type { Lang } from "@/lib/domain/core/languages";
import { expect, OPERATOR, SECOND, test as base } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

/** A site without other journeys' leads: Today shows the 50 that wait longest. */
const test = base.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "hi" }), { scope: "worker" }],
});

test("the desk opens on who waits; a tap sets the next step, and another takes the lead", async ({
  page,
  context,
  newDevice,
  signedIn,
  stack: { site },
}) => {
  const family = newName();
  await sendMessage(site.url, { name: `Question ${family}` });
  await sendMessage(site.url, { name: `Order ${family}`, topic: "order", package: "complete" });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(context, OPERATOR);
  const desk = deskOn(page, lang);
  const { today, next, tabs } = desk.words.screens;
  await desk.open("");
  const group = (name: string) =>
    desk.main.getByRole("region", { name: new RegExp(`^${name}`) }).getByRole("listitem");
  const order = group(today.groups.unanswered).filter({ hasText: `Order ${family}` });
  const question = group(today.groups.new).filter({ hasText: `Question ${family}` });
  await expect(order).toBeInViewport();
  await expect(question).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);

  await question.getByRole("button", { name: next.take }).click();
  await expect(question).toContainText(OPERATOR.email.split("@")[0]!);
  await expect(question.getByRole("link")).toBeFocused();

  await order.getByRole("button", { name: next.tomorrow }).click();
  await expect(order).toHaveCount(0);
  await expect(page.locator("[data-lead]:focus")).toHaveCount(1);
  await desk.tab(tabs.leads).click();
  await expect(desk.rows.filter({ hasText: `Order ${family}` })).toBeVisible();

  // The other operator sees who has it, and the log names the leads and no person.
  const other = await newDevice();
  await signedIn(other, SECOND);
  const second = deskOn(await other.newPage(), lang);
  await second.open();
  await second.find(`Question ${family}`, 1);
  await expect(second.rows).toContainText(OPERATOR.email.split("@")[0]!);
});

test(
  "a lead opened from the list is left for the list where it was",
  LONG,
  async ({ page, context, signedIn, stack: { site } }) => {
    const family = newName();
    for (let n = 0; n < 12; n++) await sendMessage(site.url, { name: `Lead${n} ${family}` });
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = deskOn(page, "en");
    await desk.open();
    await desk.find(family, 12);
    const last = desk.row(`Lead0 ${family}`);
    await last.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => window.scrollY);
    expect(y).toBeGreaterThan(0);
    await last.click();
    await expect(desk.heading(`Lead0 ${family}`)).toBeFocused();
    await desk.main.getByRole("link", { name: desk.words.leadPage.previous }).click();
    await expect(desk.heading(`Lead1 ${family}`)).toBeVisible();
    await desk.back.click();
    await expect(desk.rows).toHaveCount(12);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    await expect(last).toBeFocused();
  },
);

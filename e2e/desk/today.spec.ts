// holds: #desk
import { expect, OPERATOR, test as base } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

/** A site without other journeys' leads: Today shows those who wait longest. */
const test = base.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "hi" }), { scope: "worker" }],
});

test("Today shows who waits, orders first; a tap takes the lead, and another sets the next step", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  const family = newName();
  await sendMessage(site.url, { name: `Question ${family}` });
  await sendMessage(site.url, { name: `Order ${family}`, topic: "order", package: "complete" });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(context, OPERATOR);
  const desk = deskOn(page, "en");
  const { next } = desk.words.screens;
  await desk.open("");
  await expect(desk.row(`Order ${family}`)).toBeInViewport();
  await expect(desk.row(`Question ${family}`)).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);
  const { height } = (await desk.rows.first().boundingBox())!;
  expect(height).toBeLessThanOrEqual(78);

  await desk.nextOf(`Question ${family}`).click();
  const question = desk.rows.filter({ hasText: `Question ${family}` });
  await question.getByRole("button", { name: next.take }).click();
  await expect(question).toContainText(OPERATOR.email.split("@")[0]!);
  await desk.nextOf(`Order ${family}`).click();
  const order = desk.rows.filter({ hasText: `Order ${family}` });
  await order.getByRole("button", { name: next.tomorrow }).click();
  await expect(order).toHaveCount(0);
});

test(
  "a lead opened from the list is left for the list where it was",
  LONG,
  async ({ page, context, signedIn, stack: { site } }) => {
    const family = newName();
    for (let n = 0; n < 3; n++) await sendMessage(site.url, { name: `Lead${n} ${family}` });
    await signedIn(context, OPERATOR);
    const desk = deskOn(page, "en");
    await desk.open();
    await desk.find(family, 3);
    await desk.row(`Lead0 ${family}`).click();
    await expect(desk.heading(`Lead0 ${family}`)).toBeVisible();
    await desk.main.getByRole("link", { name: desk.words.leadPage.previous }).first().click();
    await expect(desk.heading(`Lead1 ${family}`)).toBeVisible();
    await desk.back.click();
    await expect(desk.rows).toHaveCount(3);
    expect(page.url()).not.toContain(family);
  },
);

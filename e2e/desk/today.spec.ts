// holds: #desk
import { expect, OPERATOR, test as base } from "@/e2e/support/operators";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";

/** A site without other journeys' people: Today shows those who wait longest. */
const test = base.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "hi" }), { scope: "worker" }],
});

test("Today shows who waits, orders first; a tap takes a person, another sets the next step, and a third undoes it", async ({
  page,
  context,
  atDesk,
  stack: { site },
}) => {
  const family = newName();
  await sendMessage(site.url, { name: `Question ${family}` });
  await sendMessage(site.url, { name: `Order ${family}`, topic: "order", package: "complete" });
  await page.setViewportSize({ width: 360, height: 740 });
  await atDesk(context);
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
  await expect(question).toContainText(OPERATOR.split("@")[0]!);
  await desk.nextOf(`Order ${family}`).click();
  const order = desk.rows.filter({ hasText: `Order ${family}` });
  await order.getByRole("button", { name: next.tomorrow }).click();
  await expect(order).toHaveCount(0);
  await page
    .locator(".desk-said")
    .getByRole("button", { name: desk.words.screens.list.undo })
    .click();
  await expect(order).toHaveCount(1);
});

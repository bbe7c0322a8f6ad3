// holds: #desk-calls
import { z } from "zod";
import { expect, test as base } from "@/e2e/support/operators";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit, tabTo } from "@/e2e/support/own-pages";
import { textInWhatsApp } from "@/e2e/support/whatsapp";
import { WEEKDAYS } from "@/lib/domain/calls/hours-form";
import { callClock, callTime } from "@/lib/domain/calls/call-time";
import { fill } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";

/** A site of its own: its hours of calls are no other journey's. */
const test = base.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "en" }), { scope: "worker" }],
});
test.use({ viewport: { width: 360, height: 740 } });

const freeTimes = async (siteUrl: string): Promise<number[]> => {
  const reply = await fetch(`${siteUrl}/api/calls/free`);
  return z.object({ times: z.array(z.number()) }).parse(await reply.json()).times;
};

test("hours are set on a phone; a call is shown on Today, stays on a day off, and is marked", async ({
  page,
  context,
  atDesk,
  stack: { site },
}) => {
  await atDesk(context);
  const desk = deskOn(page, "en");
  const { calls } = desk.words;
  const { hours, today } = calls;
  await desk.open("");
  await expect(desk.main.getByText(desk.words.screens.today.first)).toBeVisible();
  await desk.open("/calls");
  await expect(desk.main.getByText(hours.off)).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);

  // All day long; Monday's end is wrong at first, which is said beside it.
  for (const day of WEEKDAYS) {
    await desk.main.locator(`[name="from-${day}"]`).fill("00:00");
    await desk.main.locator(`[name="to-${day}"]`).fill("23:30");
  }
  const monday = desk.main.getByRole("group", { name: "Monday" });
  await monday.getByLabel(hours.from).fill("10:00");
  await monday.getByLabel(hours.to).fill("09:00");
  await desk.main.getByLabel(hours.noticeHours).fill("0");
  await tabTo(page, hours.save);
  await page.keyboard.press("Enter");
  await expect(desk.main.getByRole("alert")).toContainText(hours.refused);
  await expect(monday.getByLabel(hours.from)).toHaveAccessibleDescription(hours.problems.order);
  await expect(monday.getByLabel(hours.to)).toHaveValue("09:00");
  await expectNoViolations(page);
  await monday.getByLabel(hours.from).fill("00:00");
  await monday.getByLabel(hours.to).fill("23:30");
  await tabTo(page, hours.save);
  await page.keyboard.press("Enter");
  await expect(page.locator(".desk-said")).toContainText(hours.saved);
  await expect(desk.main.getByText(hours.on)).toBeVisible();

  const [at] = await freeTimes(site.url);
  test.skip(indianDay(at!) !== indianDay(Date.now()), "No half hour of this day is left in India");
  const name = newName();
  await sendMessage(site.url, { name, topic: "call", call: at });
  await desk.open("");
  const section = desk.section(fill(today.title, { n: 1 }));
  await expect(section).toContainText(name);
  await expect(section).toContainText(callClock("en", at!));
  // On top, and nowhere else.
  await expect(desk.rows.filter({ hasText: name })).toHaveCount(1);
  await expectToFit(page);
  await expectNoViolations(page);
  const { whatsapp } = desk.words.screens.list;
  const remind = section.getByRole("link", { name: fill(whatsapp, { name }) });
  const text = await textInWhatsApp(page, () => remind.click());
  expect(text).toContain(`We call you on ${callTime("en", at!)}.`);

  await desk.open("/calls");
  await desk.main.getByLabel(fill(hours.dayOff, { n: 1 })).fill(indianDay(at!));
  await desk.button(hours.save).click();
  await expect(desk.main.getByText(fill(calls.coming.outside, { n: 1 }))).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);

  await desk.open("");
  const missed = section.getByRole("button", {
    name: fill(today.of, { what: today.missed, name }),
  });
  // From the call's time on.
  await expect(missed).toHaveCount(0);

  const hindi = deskOn(page, "hi");
  await hindi.open("/calls");
  await expectToFit(page);
  await expectNoViolations(page);
  await hindi.button(hindi.words.calls.hours.switchOff).click();
  await expect(hindi.main.getByText(hindi.words.calls.hours.off)).toBeVisible();
});

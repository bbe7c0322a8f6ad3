// holds: #get-started
import { type BrowserContext, type Page } from "@playwright/test";
import { ASHA } from "@/test/builders/onboardings";
import { onboardingOn } from "@/e2e/support/onboarding";
import { expect, test } from "@/e2e/support/stack";

const LEAD_CALL = "**/api/leads/onboarding";
const unique = () => ({ ...ASHA, businessName: `Asha Store ${crypto.randomUUID()}` });

/** Get Started, filled in and with the tick, right before the press on Complete. */
const readyToComplete = async (context: BrowserContext) => {
  const page = await context.newPage();
  const it = onboardingOn(page, "en");
  const data = unique();
  await it.open();
  await it.fillIn(data);
  await it.consent.check();
  return { page, data, complete: it.completeAndSend };
};

/** What the device knows of what was sent. */
const keptOn = (page: Page) =>
  page.evaluate(() => localStorage.getItem("bizgrow-onboarding-lead") ?? "");

test("closing the tab right after Complete still sends the details, noted in the visitor's own record", async ({
  context,
  stack,
  store,
}) => {
  const { page, data, complete } = await readyToComplete(context);
  await complete.click();
  await page.close();
  const leads = async () =>
    (await stack.store.leads()).filter((lead) => lead["businessName"] === data.businessName);
  await expect.poll(async () => (await leads()).length).toBe(1);
  const [lead] = await leads();
  expect(lead!.visitorId).not.toBeNull();
  // The record is noted right after the lead.
  const noted = async () => (await store()).get(lead!.visitorId!)?.leads.length;
  await expect.poll(noted).toBe(1);

  // Whether the reply was seen or the next page sends the same again: it stays one lead.
  const later = await context.newPage();
  await later.goto("/about");
  await expect.poll(() => keptOn(later)).toMatch(/"reference":"BG-/);
  expect(await leads()).toHaveLength(1);
  const owner = await context.cookies(stack.site.url);
  expect(owner.map(({ name }) => name)).toContain("visitor");
});

test("what a busy server refused goes out from any page, once, though the tab was closed", async ({
  context,
  stack,
}) => {
  const { page, data, complete } = await readyToComplete(context);
  const leads = async () =>
    (await stack.store.leads()).filter((lead) => lead["businessName"] === data.businessName);
  await context.route(LEAD_CALL, (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "1" }, json: {} }),
  );
  const refused = page.waitForResponse(LEAD_CALL);
  await complete.click();
  await refused;
  await page.close();
  await context.unroute(LEAD_CALL);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([tabs[0].goto("/about"), tabs[1].goto("/hi/blog")]);
  await expect.poll(async () => (await leads()).length).toBe(1);
  await expect.poll(() => keptOn(tabs[0])).toMatch(/"reference":"BG-/);
  expect(await leads()).toHaveLength(1);
});

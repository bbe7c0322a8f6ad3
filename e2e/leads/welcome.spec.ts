// holds: #get-started
import type { Page } from "@playwright/test";
import { site } from "@/lib/content/facts/site";
import { contentIn } from "@/lib/content";
import type { Answer } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { packageTableIn } from "@/lib/content/facts/prices";
import { OFFERED } from "@/lib/domain/check/packages";
import { QUESTION_IDS, SECTIONS } from "@/lib/domain/check/sections";
import { ASHA } from "@/test/builders/onboardings";
import { expectNoViolations } from "@/e2e/support/axe";
import { onboardingOn } from "@/e2e/support/onboarding";
import { quietOn } from "@/e2e/support/quiet";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const MESSAGE_MS = 2_000;
const unique = () => ({ ...ASHA, businessName: `Asha Store ${crypto.randomUUID()}` });

/** What was stored of a business with this name. */
const leadsOf = <L extends Record<string, unknown>>(leads: readonly L[], businessName: string) =>
  leads.filter((lead) => lead["businessName"] === businessName);

/** As if the check had been taken on this device. */
const keepCheck = (page: Page, answerTo: (id: string) => Answer) =>
  page.evaluate(
    (memory) => localStorage.setItem("bizgrow-quiz", memory),
    JSON.stringify({
      answers: Object.fromEntries(
        QUESTION_IDS.map((id, at) => [id, { answer: answerTo(id), version: at + 1, isSent: true }]),
      ),
    }),
  );

const welcomePath = pathIn(lang, "/welcome");

test("four messages, two seconds each, then the summary", async ({ page }) => {
  const it = onboardingOn(page, lang);
  await it.keep({ ...ASHA, savedAt: Date.now() });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(welcomePath);
  for (const index of [0, 1, 2, 3]) {
    await expect(it.message(index, ASHA)).toBeVisible();
    await page.clock.runFor(MESSAGE_MS - 100);
    await expect(it.message(index, ASHA)).toBeVisible();
    await page.clock.runFor(100);
  }
  await expect(it.summary(ASHA)).toBeFocused();
});

test("with reduced motion the summary is there at once, in any width, and all of it is right", async ({
  page,
}) => {
  const it = onboardingOn(page, lang);
  const { details, choices, next } = it.welcome;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await it.keep({ ...ASHA, savedAt: Date.now() });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(welcomePath);
  await page.keyboard.press("Shift");
  await expect(it.summary(ASHA)).toBeVisible();
  await page.clock.resume();
  const rows = it.region(details.title).getByRole("definition");
  await expect(rows).toHaveText([
    "Asha Patil",
    ASHA.businessName,
    choices.businessType.grocery,
    ASHA.phone,
    ASHA.email,
    ASHA.location,
    choices.experience.from3to10,
  ]);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const root = page.locator("html");
    expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  }
  await expectNoViolations(page);
  for (const link of await it.main.getByRole("link", { name: /WhatsApp/ }).all()) {
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.pathname).toBe(`/${site.whatsapp.digits}`);
    expect(address.searchParams.get("text")).toContain(ASHA.businessName);
    expect(address.searchParams.get("text")).not.toMatch(/[{}]/);
  }
  await expect(it.main.getByRole("link", { name: next.check })).toHaveAttribute(
    "href",
    pathIn(lang, "/health-check"),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await it.main.getByRole("link", { name: details.edit }).click();
  await expect(it.field("firstName")).toHaveValue(ASHA.firstName);
});

test("the package is the one chosen, else the one of the last check, else the most popular, or none for a healthy shop; it says which", async ({
  page,
}) => {
  const it = onboardingOn(page, lang);
  const { reasons, order, title } = it.welcome.package;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await it.keep({ ...ASHA, savedAt: Date.now() });
  const shows = async (
    pack: (typeof OFFERED)[number],
    reason: string,
    name: string = pack.name,
  ) => {
    await page.goto(welcomePath);
    const region = it.region(title);
    const { plain } = packageTableIn(lang)[pack.id]!;
    await expect(region.getByRole("heading", { level: 3 })).toHaveText(plain);
    await expect(region.getByText(name, { exact: true })).toBeVisible();
    await expect(
      region.getByText(packageTableIn(lang)[pack.id]!.price.amount, { exact: true }),
    ).toBeVisible();
    await expect(region.getByText(reason, { exact: true })).toBeVisible();
  };
  const popular = OFFERED[1]!;
  await shows(popular, reasons.popular);
  for (const { id, questionIds } of SECTIONS) {
    await keepCheck(page, (question) => (question === questionIds[4] ? "yes" : "no"));
    const pack = OFFERED.find(({ area }) => area === id)!;
    const reason = fill(reasons.fits, { area: it.welcome.areaTitles[id] });
    await shows(pack, reason, pack.resultName);
  }
  await keepCheck(page, () => "no");
  await page.goto(welcomePath);
  await expect(it.region(title).getByText(reasons.healthy, { exact: true })).toBeVisible();
  await expect(it.region(title).getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(it.main.getByRole("link", { name: order })).toHaveCount(0);
  await it.keep({ packageId: "suite", savedAt: Date.now() }, "bizgrow-onboarding-package");
  await shows(OFFERED[2]!, reasons.chosen);
  await expect(it.main.getByRole("link", { name: order })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(OFFERED[2]!.name)),
  );
});

test("with the tick the details are stored once, with the consent, and noted in the visitor's record", async ({
  page,
  stack,
  store,
}) => {
  const it = onboardingOn(page, lang);
  const data = unique();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await it.open("?utm_source=flyer");
  await it.fillIn(data);
  await it.consent.check();
  await it.completeAndSend.dblclick();
  const stored = it.main.getByRole("status").filter({ hasText: "BG-" });
  await expect(stored).toBeVisible();
  const [lead, ...more] = leadsOf(await stack.store.leads(), data.businessName);
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    ...data,
    kind: "onboarding",
    lang,
    packageId: null,
    isOrder: false,
    source: { utm_source: "flyer" },
    consent: { textVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  await expect(stored).toContainText(lead!.reference);
  const id = await page.evaluate(() => localStorage.getItem("bizgrow-user-id"));
  expect(lead!["visitorId"]).toBe(id);
  expect((await store()).get(id!)?.leads).toHaveLength(1);

  await page.reload();
  await expect(stored).toContainText(lead!.reference);
  await it.main.getByRole("link", { name: it.welcome.details.edit }).click();
  await it.fillIn({ ...data, location: "Pune" });
  await it.complete.click();
  await expect(
    it.main.getByText(fill(it.welcome.sent.changed, { reference: lead!.reference })),
  ).toBeVisible();
  expect(leadsOf(await stack.store.leads(), data.businessName)).toHaveLength(1);
  await it.main.getByRole("link", { name: it.welcome.sent.ask }).click();
  await expect(it.form(8)).toBeVisible();
  await expect(it.consent).not.toBeChecked();
  await it.consent.check();
  await it.completeAndSend.click();
  await expect(stored).toBeVisible();
  expect(leadsOf(await stack.store.leads(), data.businessName).at(-1)).toMatchObject({
    location: "Pune",
  });
});

test("Get Started from Book Now ends as the order: with the tick it is sent as one, without it nothing is", async ({
  page,
  stack,
}) => {
  const it = onboardingOn(page, lang);
  const data = unique();
  const pack = packageTableIn(lang)["foundation"]!;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(pathIn(lang, "/onboarding/foundation"));
  await it.fillIn(data);
  await expect(it.complete.or(it.completeAndSend)).toHaveCount(0);
  await it.finish.click();
  await expect(it.main.getByText(it.welcome.sent.none)).toBeVisible();
  await expect(it.main.getByRole("link", { name: it.welcome.package.order })).toBeVisible();
  await it.main.getByRole("link", { name: it.welcome.sent.ask }).click();
  await it.order.click();
  await expect(it.consent).toBeFocused();
  await expect(it.main.getByText(it.words.problem)).toBeVisible();
  await expectNoViolations(page);
  await it.consent.check();
  await it.order.dblclick();
  const sent = it.main.getByRole("status").filter({ hasText: "BG-" });
  await expect(sent).toContainText(it.welcome.sent.ordered.split("{")[0]!);
  await expect(it.region(it.welcome.package.title)).toContainText(pack.plain);
  await expect(it.main.getByRole("link", { name: it.welcome.package.order })).toHaveCount(0);
  const [lead, ...more] = leadsOf(await stack.store.leads(), data.businessName);
  expect(lead).toMatchObject({ packageId: "foundation", isOrder: true });
  const { last } = contentIn(lang).calls;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(pathIn(lang, "/"));
  await expect(page.getByText(fill(last.sent, { reference: lead!.reference }))).toBeVisible();
  await page.getByRole("link", { name: last.change, exact: true }).click();
  await expect(sent).toContainText(lead!.reference);
  expect(more).toEqual([]);

  // The consent taken back ends the order.
  await page.goto(pathIn(lang, "/account"));
  const { title } = contentIn(lang).settings.consents.contact;
  await page.getByRole("switch", { name: title }).click();
  await expect(page.getByRole("switch", { name: title })).toHaveCount(0);
  const kept = () => page.evaluate(() => localStorage.getItem("bizgrow-request"));
  await expect.poll(kept).toContain('"isOver":true');
});

test("without internet they are kept, and go out when it is back", async ({
  page,
  context,
  stack,
}) => {
  const it = onboardingOn(page, lang);
  const data = unique();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await it.open();
  const isQuiet = quietOn(page);
  const prefetched = page.waitForRequest(/\/welcome\?_rsc/);
  await it.fillIn(data, 1, 7);
  await prefetched;
  await expect.poll(isQuiet).toBe(true);
  await context.setOffline(true);
  await it.next.click();
  await it.fillIn(data, 8);
  await it.consent.check();
  await it.completeAndSend.click();
  const alert = it.main.getByRole("alert");
  await expect(alert).toContainText(it.welcome.sent.unsent.offline);
  await expect(alert.getByRole("link", { name: it.welcome.sent.whatsapp })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(data.businessName)),
  );
  expect(leadsOf(await stack.store.leads(), data.businessName)).toEqual([]);
  await context.setOffline(false);
  await expect(it.main.getByRole("status").filter({ hasText: "BG-" })).toBeVisible();
  expect(leadsOf(await stack.store.leads(), data.businessName)).toHaveLength(1);
});

test(
  "who has filled in nothing, or nothing that can be read, is sent to the steps",
  LONG,
  async ({ page }) => {
    const it = onboardingOn(page, "en");
    await page.goto("/welcome");
    await expect(page).toHaveURL("/onboarding");
    const damaged = [
      "{",
      `"${"x".repeat(4_000_000)}"`,
      JSON.stringify({ ...ASHA, phone: 9876543210, savedAt: Date.now() }),
    ];
    for (const text of damaged) {
      await it.keep(text);
      await page.goto("/welcome");
      await expect(page, text.slice(0, 20)).toHaveURL("/onboarding");
      await expect(it.form(1)).toBeVisible();
    }
    await page.goto("/hi/welcome");
    await expect(page).toHaveURL("/hi/onboarding");
  },
);

test("without JavaScript the page says why it is empty, and leads on", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  for (const lang of LANGS) {
    const it = onboardingOn(page, lang);
    await page.goto(pathIn(lang, "/welcome"));
    await expect(it.main.getByText(it.welcome.withoutScript)).toBeVisible();
    await it.main.getByRole("link", { name: it.welcome.start }).click();
    await expect(page).toHaveURL(pathIn(lang, "/onboarding"));
  }
  await context.close();
});

// A journey of several pages and devices: up to 10 s each.
// holds: #plan
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import type { Answer } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { qrIn } from "@/e2e/support/qr";
import { pdfInfo, pdfPicture, pdfText } from "@/test/support/pdf-files";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expectToFit } from "@/e2e/support/own-pages";
import { expect, newPerson, signIn, test } from "@/e2e/support/accounts";
import { LONG } from "@/e2e/support/tiers";

/** Short of cash, no reason to choose the shop, missing on the map: the plan's three steps, in this order. */
const ANSWERS: readonly Answer[] = [
  ...(["no", "yes", "yes", "no", "no"] as const),
  ...(["no", "no", "no", "no", "no"] as const),
  ...(["no", "yes", "no", "no", "no"] as const),
];
const DAY_MS = 24 * 60 * 60_000;

const planOn = (page: Page, lang: Lang) => {
  const { plan, result } = contentIn(lang);
  const topicOf = (id: keyof typeof result.topics) => result.topics[id];
  const named = (what: string, id: keyof typeof result.topics) =>
    fill(plan.when.of, { what, topic: topicOf(id) });
  return {
    words: plan,
    steps: page.locator("ol.plan > li"),
    tick: (id: keyof typeof result.topics) =>
      page.getByRole("checkbox", { name: fill(result.plan.tickOf, { topic: topicOf(id) }) }),
    button: (what: string, id: keyof typeof result.topics) =>
      page.getByRole("button", { name: named(what, id) }),
    win: (id: keyof typeof result.topics) =>
      page.getByLabel(`${plan.win.ask[id]} ${topicOf(id)}`, { exact: true }),
  };
};

/** The address of the chat that a tap opens; WhatsApp itself is not asked. */
const chatOf = async (page: Page, tap: () => Promise<void>): Promise<string> => {
  const context = page.context();
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const [chat] = await Promise.all([context.waitForEvent("page"), tap()]);
  await chat.waitForURL(/wa\.me/);
  const text = new URL(chat.url()).searchParams.get("text") ?? "";
  await chat.close();
  return text;
};

const fileOf = async (page: Page, tap: () => Promise<void>): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent("download"), tap()]);
  return readFile(await file.path());
};

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("three taps from the result to the calendar; a tick without a network is kept and sent", async ({
    page,
    context,
    store,
  }) => {
    const lang: Lang = "hi";
    await page.setViewportSize({ width: 360, height: 740 });
    const check = checkOn(page, lang);
    const plan = planOn(page, lang);
    await check.giveFromLast(ANSWERS);
    await expect(check.results).toBeVisible();
    await plan.button(plan.words.when.open, "o2").click();
    await page.getByRole("button", { name: plan.words.when.morning, exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      plan.button(plan.words.when.calendar, "o2").click(),
    ]);
    expect(file.suggestedFilename()).toBe("plan-o2.ics");
    expect(await readFile(await file.path(), "utf8")).toMatch(/^DTSTART:\d{8}T043000Z/m);
    await expectToFit(page);
    await expectNoViolations(page);

    await expect(check.saved).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe("activated");
    await context.setOffline(true);
    await page.reload();
    await plan.tick("o2").check();
    await expect(plan.tick("o2")).toBeChecked();
    await context.setOffline(false);
    const id = await check.visitorId();
    await expect
      .poll(async () => (await store()).get(id)?.plan.marks)
      .toMatchObject({ o2: { dueAt: expect.any(Number), doneAt: expect.any(Number) } });

    await page.goto(pathIn(lang, "/"));
    await expect(
      page
        .getByRole("main")
        .getByText(/1[^\d]+3|3[^\d]+1/)
        .first(),
    ).toBeVisible();
    await page.getByRole("main").locator('a[aria-haspopup="dialog"]').first().click();
    await expect(plan.tick("o2")).toBeChecked();
    await expectToFit(page);
    await expectNoViolations(page);
    await plan.tick("b2").check();
    await plan.tick("b3").check();
    await expect(page.getByText(contentIn(lang).result.plan.over)).toBeFocused();
  });
});

test("every way out of the result leads back to the ticked step; days and ticks go along, and no score", async ({
  page,
  newDevice,
}) => {
  test.slow();
  const lang: Lang = "en";
  const check = checkOn(page, lang);
  const plan = planOn(page, lang);
  const { account, result, share } = contentIn(lang);
  await check.giveFromLast(ANSWERS);
  await plan.tick("o2").check();
  await plan.button(plan.words.when.open, "b2").click();
  await page.getByRole("button", { name: plan.words.when.morning, exact: true }).click();
  const entry = plan.button(plan.words.when.calendar, "b2");
  const calendar = (await fileOf(page, () => entry.click())).toString().replaceAll("\r\n ", "");
  await expect(check.saved).toBeVisible();

  const noted = new RegExp(`☑ ${result.sheet.done}[^]*${result.sheet.by}: \\w{3},? \\d+ \\w{3}`);
  const report = await fileOf(page, () => check.button(check.words.results.keep.download).click());
  expect(report.toString()).toMatch(noted);
  const { offer } = check.words.results;
  const chat = page.getByRole("link", { name: offer.whatsapp });
  const message = await chatOf(page, () => chat.click());
  expect(message).toMatch(noted);

  await check.button(share.keep.button.open).click();
  const save = check.button(share.keep.pdf.save);
  await expect(save).not.toHaveAttribute("aria-disabled", "true");
  const day = new RegExp(`${result.sheet.by}: \\w{3},? \\d+ \\w{3}`);
  const whole = pdfText(await fileOf(page, () => save.click()));
  expect(whole).toMatch(day);
  expect(whole).toContain("out of 100");
  const wall = page.getByRole("link", { name: share.keep.pdf.sheet });
  const sheet = await fileOf(page, () => wall.click());
  expect(pdfInfo(sheet)).toMatch(/Pages: +1\n/);
  expect(pdfText(sheet)).toMatch(day);
  expect(pdfText(sheet)).toMatch(new RegExp(`${result.sheet.done}: \\d+ `));
  expect(pdfText(sheet)).not.toMatch(/\/ 100|Performance|out of 100/);

  const code = await qrIn(pdfPicture(sheet, { page: 1, dpi: 150 }));
  const [inCalendar] = /(?<=^URL[^:]*:).+$/m.exec(calendar) ?? [];
  for (const address of [code, inCalendar]) {
    await page.goto(address!.trim());
    await expect(plan.tick("o2")).toBeChecked();
  }
  await page.goto("/account");
  await page.getByRole("link", { name: account.plan.button }).click();
  await expect(plan.tick("o2")).toBeChecked();
  for (const former of LANGS) {
    const reply = await page.request.get(pathIn(former, "/plan"), { maxRedirects: 0 });
    expect(reply.status()).toBe(308);
    expect(reply.headers()["location"]).toBe(pathIn(former, "/health-check"));
  }

  const there = await (await newDevice()).newPage();
  const opened = there.waitForResponse("**/api/links/open");
  await there.goto(/https?:\S+\/r#\S+/.exec(message)![0]);
  await expect(planOn(there, lang).steps.first()).toContainText(`☑ ${result.sheet.done}`);
  await expect(there.locator(".result-head, .all-answers")).toHaveCount(0);
  expect(await (await opened).text()).not.toMatch(/[sS]core|grade|"answers"|section/);
  await expectNoViolations(there);
});

test("a step that is not for me gives way to the next, and comes back", async ({ page }) => {
  const lang: Lang = "en";
  const check = checkOn(page, lang);
  const plan = planOn(page, lang);
  await check.giveFromLast(all("yes").with(14, "no"));
  await expect(plan.steps).toHaveCount(3);
  const first = await plan.steps.allTextContents();
  await plan.button(plan.words.skip, "b1").click();
  await expect(plan.steps).toHaveCount(3);
  expect(await plan.steps.allTextContents()).not.toEqual(first);
  await page.getByRole("button", { name: plan.words.back }).click();
  await expect(plan.tick("b1")).toBeVisible();
});

test("a trade changes the steps that are wrong for it, and neither score nor package", async ({
  page,
}) => {
  const lang: Lang = "hi";
  const check = checkOn(page, lang);
  const plan = planOn(page, lang);
  const { trade, trades } = plan.words;
  await check.giveFromLast(all("yes").with(14, "no"));
  await expect(check.results).toBeVisible();
  const offer = check.region(check.words.results.offer.title);
  const before = await offer.textContent();
  await page.getByText(trade.title, { exact: true }).click();
  const { salon } = contentIn(lang).leadFields.businessType.choices;
  await page.getByRole("button", { name: salon, exact: true }).click();
  await expect(plan.steps.filter({ hasText: trades.salon!.b1!.step })).toHaveCount(1);
  expect(await offer.textContent()).toBe(before);
  await page.reload();
  await expect(plan.steps.filter({ hasText: trades.salon!.b1!.step })).toHaveCount(1);
});

test("after thirty days the same questions again, before and now, and no new check", async ({
  page,
  store,
}) => {
  const lang: Lang = "hi";
  const check = checkOn(page, lang);
  const { again } = contentIn(lang).plan;
  const { yes, no } = contentIn(lang).quiz.question.answers;
  await rememberAnswers(page, ANSWERS, Date.now() - 31 * DAY_MS);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathIn(lang, "/health-check"));
  await expect(check.results).toBeVisible();
  await expect(check.saved).toBeVisible();
  const plan = planOn(page, lang);
  const { win } = plan.words;
  await plan.tick("o2").check();
  await plan.win("o2").fill("बहुत");
  await check.button(win.keep).click();
  await expect(page.getByText(win.wrong)).toBeVisible();
  await plan.win("o2").fill("₹ ४,२००");
  await check.button(win.keep).click();
  const region = page.getByRole("region", { name: again.title });
  const first = region.getByRole("listitem").first();
  await expect(first).toContainText(fill(again.before, { answer: yes }));
  await expect(first).toContainText(fill(win.kept, { sum: "₹4,200" }));
  await first.getByRole("button", { name: no, exact: true }).click();
  await expect(first).toContainText(fill(again.now, { answer: no }));
  await expectToFit(page);
  await expectNoViolations(page);
  const id = await check.visitorId();
  await expect
    .poll(async () => (await store()).get(id)?.plan.marks)
    .toMatchObject({ o2: { again: "no", won: 4_200 } });
  expect((await store()).get(id)?.attempts).toHaveLength(1);
});

test("ticks of two devices of one account come together", LONG, async ({ page, newDevice }) => {
  const lang: Lang = "en";
  const person = newPerson();
  const check = checkOn(page, lang);
  await check.giveFromLast(ANSWERS);
  await expect(check.saved).toBeVisible();
  await signIn(page, person);
  const there = await (await newDevice()).newPage();
  await signIn(there, person);
  for (const [one, id] of [
    [there, "b2"],
    [page, "o2"],
  ] as const) {
    await one.goto("/health-check");
    await planOn(one, lang).tick(id).check();
  }
  for (const one of [page, there])
    await expect(async () => {
      await one.goto("/health-check");
      for (const id of ["o2", "b2"] as const)
        await expect(planOn(one, lang).tick(id)).toBeChecked({ timeout: 2_000 });
    }).toPass();
});

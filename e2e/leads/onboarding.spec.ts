// holds: #get-started
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ONBOARDING_LAST } from "@/lib/domain/leads/onboarding-steps";
import { ASHA } from "@/test/builders/onboardings";
import { expectNoViolations } from "@/e2e/support/axe";
import { hydrated } from "@/e2e/support/hydrated";
import { onboardingOn } from "@/e2e/support/onboarding";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

test("eight steps, each to be filled in, lead to the welcome page; nothing leaves the device", async ({
  page,
  stack,
}) => {
  const it = onboardingOn(page, lang);
  const before = await stack.store.leads(); // of journeys before this one
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await it.open();
  await expect(it.previous).toBeDisabled();
  await expect(it.next).toBeDisabled();
  await it.field("firstName").fill("   ");
  await expect(it.next).toBeDisabled();
  await expect(it.field("firstName")).toHaveAttribute("autocomplete", "given-name");
  await it.fillIn(ASHA);
  await expect(it.consent).not.toBeChecked();
  await expect(it.next).toHaveCount(0);
  await it.complete.click();
  await expect(page).toHaveURL(pathIn(lang, "/welcome"));
  await expect(it.message(0, ASHA)).toBeVisible();
  await expect(it.heading).toBeFocused();
  await it.button(it.welcome.skip).click();
  await expect(it.summary(ASHA)).toBeFocused();
  await expect(it.main.getByText(it.welcome.sent.none)).toBeVisible();
  expect(await it.kept()).toEqual({ ...ASHA, savedAt: expect.any(Number) });
  expect(await it.kept("bizgrow-onboarding-draft")).toBeNull();
  expect(sent).toEqual([]);
  expect(await stack.store.leads()).toEqual(before);
});

test("with the keyboard alone, each new field has the focus and says what it is", async ({
  page,
}) => {
  const it = onboardingOn(page, lang);
  await it.open();
  await hydrated(page);
  await it.field("firstName").focus();
  const texts = ["firstName", "lastName", "businessName", "phone", "email", "location"] as const;
  for (const [index, name] of texts.entries()) {
    await expect(it.field(name)).toBeFocused();
    const { why = "" } = it.words.steps[name] as { why?: string };
    await expect(it.field(name)).toHaveAccessibleDescription(new RegExp(`^${why.slice(0, 12)}`));
    await expect(it.main.getByRole("status")).toHaveText(
      (await it.form(index + 1).getAttribute("aria-label")) ?? "",
    );
    await page.keyboard.type(ASHA[name]);
    await page.keyboard.press("Enter");
  }
  await expect(it.choice(it.words.choices.businessType.grocery)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(it.form(7)).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(it.choice(it.words.choices.experience.planning)).toBeFocused();
  for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowDown");
  await expect(it.choice(it.words.choices.experience.from3to10)).toBeChecked();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(it.button(it.welcome.skip)).toBeVisible();
  expect(await it.kept()).toMatchObject(ASHA);
});

test("a reload stays at the step, the back button goes a step back, the other language goes on", async ({
  page,
}) => {
  const it = onboardingOn(page, lang);
  await it.open("?package=suite");
  await it.field("firstName").fill(ASHA.firstName);
  await it.next.click();
  await it.field("lastName").fill(ASHA.lastName);
  await it.next.click();
  await it.field("businessName").fill("Asha Gen");
  await page.reload();
  await expect(it.field("businessName")).toHaveValue("Asha Gen");
  await page.goBack();
  await expect(it.field("lastName")).toHaveValue(ASHA.lastName);
  await expect(it.field("lastName")).toBeFocused();
  await it.previous.click();
  await expect(it.field("firstName")).toHaveValue(ASHA.firstName);
  await page.goForward();
  await page.goForward();
  await expect(it.field("businessName")).toHaveValue("Asha Gen");
  await it.previous.click();
  await it.field("lastName").fill("");
  await expect(it.next).toBeDisabled();
  await page.goForward();
  await expect(it.form(2)).toBeVisible();
  await it.field("lastName").fill(ASHA.lastName);

  const other = "en";
  await page.getByRole("banner").locator(`a[hreflang="${other}"]`).click();
  const there = onboardingOn(page, other);
  await expect(there.field("lastName")).toHaveValue(ASHA.lastName);
});

test("an odd phone or email gets a hint at the first tap, the second one goes on", async ({
  page,
}) => {
  const it = onboardingOn(page, lang);
  await it.open();
  const { email, phone } = it.words.steps;
  await it.fillIn({ ...ASHA, phone: "98765" }, 1, 4);
  await it.next.click();
  await expect(it.field("phone")).toBeFocused();
  await expect(it.field("phone")).toHaveAccessibleDescription(new RegExp(phone.doubt.slice(0, 20)));
  await expect(it.form(4)).toBeVisible();
  await expectNoViolations(page);
  await it.next.click();
  await it.field("email").fill("asha@exam");
  await page.keyboard.press("Enter");
  await expect(it.field("email")).toHaveAccessibleDescription(new RegExp(email.doubt.slice(0, 20)));
  await it.field("email").fill("asha@examp");
  await page.keyboard.press("Enter");
  await expect(it.main.getByText(email.doubt)).toBeVisible();
  await page.keyboard.press("Enter");
  await it.fillIn(ASHA, 6);
  await expect(it.completeAndSend).toHaveCount(0);
  await expect(it.main.getByText(email.doubtAtSend)).toHaveCount(0);
  await it.consent.check();
  await expect(it.complete).toHaveCount(0);
  await expect(it.completeAndSend).toBeEnabled();
  await expect(it.main.getByText(email.doubtAtSend)).toBeVisible();
  await expect(it.main.getByText(phone.doubtAtSend)).toBeVisible();
  for (let n = 0; n < 3; n++) await it.previous.click();
  await expect(it.main.getByText(email.doubt)).toBeVisible();
  await it.field("email").fill(ASHA.email);
  await it.next.click();
  await expect(it.main.getByText(email.doubt)).toHaveCount(0);
  await expect(it.form(6)).toBeVisible();
  await expect(it.field("location")).toHaveValue(ASHA.location);
});

test("a visitor whom no email or phone reaches is not promised a reply", async ({ page }) => {
  const it = onboardingOn(page, lang);
  const data = { ...ASHA, email: "asha@example", phone: "98765" };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await it.keep({ index: ONBOARDING_LAST, data, savedAt: Date.now() }, "bizgrow-onboarding-draft");
  await page.goto(pathIn(lang, "/onboarding"));
  await it.consent.check();
  await it.completeAndSend.click();
  await expect(it.main.getByText(it.welcome.sent.unreachable)).toBeVisible();
  await expect(it.main.getByText(it.welcome.sent.reply, { exact: true })).toHaveCount(0);
});

test("a kind of business may be said in one's own words", LONG, async ({ page }) => {
  const it = onboardingOn(page, lang);
  await it.keep(
    { index: 6, data: { ...ASHA, businessType: "" }, savedAt: Date.now() },
    "bizgrow-onboarding-draft",
  );
  await page.goto(pathIn(lang, "/onboarding"));
  await expect(it.form(7)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const target of await it.main
    .locator("form :is(button, label:has([type=radio]))")
    .filter({ visible: true })
    .all())
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await it.choice(it.words.choices.businessType.other).check();
  await expect(it.next).toBeEnabled();
  await it.main.getByLabel(it.words.steps.businessType.other, { exact: true }).fill("online");
  await expect(it.choice(it.words.choices.businessType.other)).toBeChecked();
  await it.main.getByLabel(it.words.steps.businessType.other, { exact: true }).fill("Tailor");
  await page.reload();
  await expect(it.choice(it.words.choices.businessType.other)).toBeChecked();
  await expect(it.main.getByLabel(it.words.steps.businessType.other, { exact: true })).toHaveValue(
    "Tailor",
  );
  await expectNoViolations(page);
});

test("without JavaScript the page tells how to reach us", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  const { onboarding } = contentIn(lang);
  await page.goto(pathIn(lang, "/onboarding"));
  const main = page.getByRole("main");
  await expect(main.getByText(onboarding.withoutScript)).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await expect(main.getByRole("link", { name: onboarding.contactForm })).toHaveAttribute(
    "href",
    pathIn(lang, "/contact"),
  );
  await expect(main.locator(`a[href="tel:${site.phone.dial}"]`)).toBeVisible();
  await expect(main.locator(`a[href^="https://wa.me/${site.whatsapp.digits}"]`)).toBeVisible();
  await context.close();
});

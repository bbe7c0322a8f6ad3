// An operator's day on a phone, each action with its taps: 174 leads, about 30 s.
// holds: #desk, #one-key-a-person, #numbers
import { site as facts } from "@/lib/content/facts/site";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { fill } from "@/lib/domain/core/fill";
import { inRupees } from "@/lib/domain/core/fill";
import { expect, OPERATOR, test } from "@/e2e/support/desk-day";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { createTaps } from "@/e2e/support/taps";
import { LONG } from "@/e2e/support/tiers";
import { textInWhatsApp } from "@/e2e/support/whatsapp";
import { newPerson } from "@/test/builders/new-person";
import { DIGITS, KNOWN, SHOP, VIKAS } from "@/test/builders/desk-day";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a day of 174 leads", LONG, async ({ page, context, signedIn, day, stack: { site } }) => {
  test.slow();
  const { cookie } = await signedIn(context, OPERATOR);
  await day(cookie);
  const desk = deskOn(page, "en");
  const { words, rows } = desk;
  const { screens, leadPage, detail, forms, sales } = words;
  const { tap, action, counted } = createTaps();
  const at = (n: number) => rows.nth(n);
  const linkOf = (n: number) => at(n).locator(".person-link");
  const nameOf = async (n: number) => (await at(n).locator("strong").innerText()).trim();
  const back = () => desk.open("");
  const next = (name: string) => page.getByRole("button", { name, exact: true });

  // What Today, the tabs and Numbers say is what the day has.
  await desk.open("");
  const { answer, orders } = KNOWN;
  await expect(desk.heading(fill(screens.today.answerOrders, { n: answer, orders }))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${answer}\\) `));
  const today = desk.tab(screens.tabs.today);
  await expect(today).toContainText(String(answer + KNOWN.overdue + KNOWN.today));
  await expect(today).toContainText(fill(screens.late, { n: KNOWN.late }));
  await expect(desk.main.getByText(fill(screens.today.later, { n: KNOWN.later }))).toBeAttached();
  for (const group of ["overdue", "today"] as const) {
    const title = screens.today[group === "today" ? "due" : group];
    await expect(desk.section(title).locator(".person")).toHaveCount(KNOWN[group]);
  }
  await desk.open("");
  await expectToFit(page);
  await action("see whom to call", 0, async () => {
    for (let n = 0; n < 7; n++) await expect(at(n)).toBeInViewport({ ratio: 1 });
    // An order stays one, whatever the person writes afterwards.
    await expect(at(0)).toContainText(VIKAS.order);
    await expect(at(0)).toContainText("×6");
    await expect(at(0)).toContainText(words.wants.order);
  });

  await desk.open("/numbers");
  const figures = desk.main.locator(".sales-figures");
  await expect(figures).toContainText(inRupees(KNOWN.rupees));
  await expect(figures).toContainText(fill(words.sales.out.many, { n: KNOWN.offers }));
  await desk.open();
  await expect(desk.main.getByText(fill(screens.list.total, { n: KNOWN.people }))).toBeVisible();

  await back();
  const called = await nameOf(1);
  await action("call the first", 2, async () => {
    const noted = page.waitForResponse((reply) => reply.request().method() === "POST");
    const call = at(1).getByRole("link", { name: fill(screens.list.call, { name: called }) });
    await expect(call).toHaveAttribute("href", /^tel:\+91/);
    await tap(call);
    expect((await noted).ok()).toBe(true);
  });

  await back();
  const hindi = rows.filter({ has: page.locator("strong", { hasText: /[\u0900-\u097f]/ }) });
  const inHindi = hindi.filter({ hasText: words.wants.order }).first();
  await action("WhatsApp with the right text", 2, async () => {
    const name = (await inHindi.locator("strong").innerText()).trim();
    const text = await textInWhatsApp(page, () => tap(inHindi.locator(".person-chat")));
    expect(text).toContain(`नमस्ते ${name} जी`);
    expect(text).toContain("Complete");
  });

  await back();
  const taken = await nameOf(2);
  await action("take it", 2, async () => {
    await tap(desk.nextOf(taken));
    await tap(at(2).getByRole("button", { name: screens.next.take }));
    await expect(rows.filter({ hasText: taken })).toContainText(OPERATOR.email.split("@")[0]!);
  });

  await back();
  const later = await nameOf(3);
  await action("next step tomorrow", 2, async () => {
    await tap(desk.nextOf(later));
    await tap(at(3).getByRole("button", { name: screens.next.tomorrow }));
    await expect(rows.filter({ hasText: later })).toHaveCount(0);
  });

  await back();
  await action("note after the call", 3, async () => {
    await tap(linkOf(3));
    // Without a flick: nothing lies above the field and its button.
    await expect(desk.note).toBeInViewport({ ratio: 1 });
    await expect(desk.save).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await tap(desk.note);
    await page.keyboard.type("Wants to pay on Monday.");
    await tap(desk.save);
    await expect(desk.notes).toContainText("Wants to pay on Monday.");
  });

  await back();
  await action("stage", 2, async () => {
    await tap(linkOf(4));
    await tap(desk.status("offer"));
    await expect(desk.status("offer")).toHaveAttribute("aria-pressed", "true");
  });

  await back();
  await action("won with ₹", 3, async () => {
    await tap(rows.filter({ hasText: words.wants.order }).last().locator(".person-who"));
    await tap(desk.fold("won"));
    await tap(next(leadPage.won.save));
    // The price of the package that was ordered is in the field.
    const amount = inRupees(facts.prices.complete);
    await expect(desk.main.getByText(fill(leadPage.won.saved, { amount }))).toBeVisible();
  });

  for (const [kind, typed] of [
    ["find by 5 digits", DIGITS],
    ["find by Devanagari digits", DIGITS.replace(/\d/g, (n) => "०१२३४५६७८९"[Number(n)]!)],
  ] as const) {
    await back();
    await action(kind, 2, async () => {
      await tap(desk.tab(screens.tabs.leads));
      await tap(desk.main.getByRole("searchbox"));
      await page.keyboard.type(typed);
      await page.keyboard.press("Enter");
      await expect(rows).toHaveCount(1);
    });
    await desk.find("", 25);
  }

  await back();
  const chat = { name: newName(), phone: newPerson().phone };
  await action("add a WhatsApp contact", 4, async () => {
    await tap(page.getByRole("link", { name: screens.tabs.add }));
    await expect(
      desk.main.getByLabel(fieldWordsIn("en", "label").name, { exact: true }),
    ).toBeFocused();
    await page.keyboard.type(chat.name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(chat.phone);
    await tap(desk.main.getByText(words.wants.demo, { exact: true }));
    await tap(desk.main.getByText(sales.channels.whatsapp, { exact: true }));
    await tap(desk.button(forms.add.save));
    await expect(desk.heading(chat.name)).toBeVisible();
  });

  await back();
  const [first, second] = [await nameOf(4), await nameOf(5)];
  await action("whole round", 6, async () => {
    await tap(linkOf(4));
    await expect(desk.heading(first)).toBeVisible();
    await textInWhatsApp(page, () => tap(desk.main.getByRole("link", { name: detail.whatsapp })));
    await tap(desk.note);
    await page.keyboard.type("Sent the price.");
    await tap(desk.save);
    await expect(desk.notes).toContainText("Sent the price.");
    await tap(next(screens.next.tomorrow));
    await expect(desk.main.getByText(/^Next: /)).toBeVisible();
    await tap(desk.main.getByRole("link", { name: leadPage.next, exact: true }));
    await expect(desk.heading(second)).toBeVisible();
  });

  // One phone of two people: told apart by a tap, it stays so when one of them writes again.
  await desk.open();
  await desk.find(SHOP.buyer, 1);
  await rows.locator(".person-link").tap();
  await action("tell two people apart", 1, async () => {
    await tap(next(leadPage.messages.part));
    await expect(desk.section(leadPage.messages.title)).toHaveCount(0);
  });
  const { buyer: name, phone, email } = SHOP;
  await sendMessage(site.url, { name, phone, email, message: "Any update on my order?" });
  await page.reload();
  await expect(desk.main.getByText("2 messages: 1 order, 1 question")).toBeVisible();
  console.info(counted);
});

// An operator's day on a phone, each action with its taps: 174 leads, about 30 s.
// holds: #desk, #one-key-a-person, #numbers
import { PACKAGE_DUE } from "@/lib/content/slices/pay-words";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { fill, inRupees } from "@/lib/domain/core/fill";
import { expect, OPERATOR, test } from "@/e2e/support/desk-day";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { createTaps } from "@/e2e/support/taps";
import { LONG } from "@/e2e/support/tiers";
import { textInWhatsApp } from "@/e2e/support/whatsapp";
import { newPerson } from "@/test/builders/new-person";
import { peopleIn } from "@/test/support/people-in";
import { DIGITS, KNOWN, SHOP, VIKAS } from "@/test/builders/desk-day";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a day of 174 leads", LONG, async ({ page, context, atDesk, day, stack: { site } }) => {
  test.slow();
  const cookie = await atDesk(context);
  await day(cookie);
  const desk = deskOn(page, "en");
  const { words, rows } = desk;
  const { screens, person, detail, forms, money } = words;
  const { tap, action, counted } = createTaps();
  const at = (n: number) => rows.nth(n);
  const named = (name: string) => rows.filter({ hasText: name });
  const linkOf = (n: number) => at(n).locator(".person-who");
  const nameOf = async (n: number) => (await at(n).locator("strong").innerText()).trim();
  const back = () => desk.open("");
  /** Finds somebody, and looks at the page. */
  const look = async (name: string) => {
    await desk.open();
    await desk.find(name, 1);
    await linkOf(0).click();
    await expect(desk.heading(name)).toBeVisible();
  };

  // What Today, the tabs, People and Money say is what the day has.
  await desk.open("");
  const { answer, orders, owing, due, dateless, sums } = KNOWN;
  await expect(desk.heading(fill(screens.today.answerOrders, { n: answer, orders }))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${answer}\\) `));
  const today = desk.tab(screens.tabs.today);
  await expect(today).toContainText(String(answer + owing + due));
  await expect(today).toContainText(fill(screens.late, { n: KNOWN.late }));
  for (const [group, n] of Object.entries({ owing, due, dateless })) {
    const title = fill(screens.today[group as "owing" | "due" | "dateless"], { n });
    await expect(desk.section(title).locator(".person")).toHaveCount(n);
  }
  await expectToFit(page);
  // What a page with 50 rows weighs before compression, and that of a person who wrote once, in bytes.
  const htmlOf = async (path: string) =>
    (await fetch(`${site.url}/desk${path}`, { headers: { cookie } })).text();
  const list = await htmlOf("/people");
  const shown = peopleIn(list);
  expect(shown).toHaveLength(50);
  expect(Buffer.byteLength(list)).toBeLessThanOrEqual(150_000);
  expect(Buffer.byteLength(await htmlOf(`/people/${shown.at(-1)}`))).toBeLessThanOrEqual(60_000);
  await action("see whom to call", 0, async () => {
    for (let n = 0; n < 7; n++) await expect(at(n)).toBeInViewport({ ratio: 1 });
    // An order stays one, whatever the person writes afterwards.
    await expect(at(0)).toContainText(VIKAS.order);
    await expect(at(0)).toContainText("6 messages: 1 order, 5 questions");
    await expect(at(0)).toContainText(words.wants.order);
  });
  await desk.open();
  const chips = desk.main.getByRole("navigation", { name: screens.list.chips });
  await expect(
    chips.getByRole("link", { name: `${words.stages.won} ${KNOWN.won}` }),
  ).toBeAttached();
  await expect(
    chips.getByRole("link", { name: `${screens.list.spam} ${KNOWN.spam}` }),
  ).toBeAttached();

  await back();
  await action("see who owes", 1, async () => {
    await tap(desk.tab(screens.tabs.money));
    const owes = desk.section(money.owes);
    await expect(owes).toContainText(fill(money.owesSum, { amount: inRupees(sums.due) }));
    await expect(owes.locator(".person")).toHaveCount(owing);
    await expect(owes.locator(".person").first()).toBeInViewport({ ratio: 1 });
  });

  await back();
  const called = await nameOf(1);
  await action("call the first", 1, async () => {
    const noted = page.waitForResponse((reply) => reply.request().method() === "POST");
    const call = at(1).getByRole("link", { name: fill(screens.list.call, { name: called }) });
    await expect(call).toHaveAttribute("href", /^tel:\+91/);
    await tap(call);
    expect((await noted).ok()).toBe(true);
  });

  await back();
  const hindi = rows.filter({ has: page.locator("strong", { hasText: /[\u0900-\u097f]/ }) });
  const inHindi = hindi.filter({ hasText: words.wants.order }).first();
  await action("WhatsApp with the right text", 1, async () => {
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
    await expect(named(taken)).toContainText(OPERATOR.split("@")[0]!);
  });

  await back();
  const later = await nameOf(3);
  await action("next step tomorrow", 2, async () => {
    await tap(desk.nextOf(later));
    await tap(at(3).getByRole("button", { name: screens.next.tomorrow }));
    await expect(named(later)).toHaveCount(0);
  });

  await back();
  const noted = await nameOf(3);
  await action("note after the call", 3, async () => {
    await tap(linkOf(3));
    // Without a flick: nothing lies above the field.
    await expect(desk.note).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await tap(desk.note);
    await page.keyboard.type("Wants to pay on Monday.");
    await tap(desk.save);
    await expect(desk.saved).toBeVisible();
  });
  await look(noted);
  await expect(desk.notes).toContainText("Wants to pay on Monday.");

  await back();
  const offered = await nameOf(4);
  await action("stage", 2, async () => {
    await tap(desk.nextOf(offered));
    await tap(at(4).getByRole("button", { name: words.stages.offer }));
    await expect(desk.saved).toBeVisible();
  });
  await look(offered);
  await expect(desk.stage("offer")).toBeChecked();

  await back();
  const ordered = rows.filter({ hasText: words.wants.order }).last();
  const buyer = (await ordered.locator("strong").innerText()).trim();
  // The price of the package that was ordered is in the fields.
  const price = inRupees(PACKAGE_DUE.complete!);
  await action("won with ₹", 3, async () => {
    await tap(ordered.locator(".person-who"));
    await tap(desk.stageChip("won"));
    await tap(desk.save);
    await expect(page.getByText(fill(person.outcome.won, { amount: price }))).toBeVisible();
  });

  /** Notes what somebody paid, who is found by a name. */
  const pay = async (name: string, paid: string) => {
    await desk.open();
    await desk.find(name, 1);
    await action(`payment of ${paid}`, 4, async () => {
      await tap(linkOf(0));
      await tap(desk.main.getByText(person.paying.title, { exact: true }));
      await desk.sales.getByLabel(person.paying.amount, { exact: true }).fill(paid);
      await tap(desk.sales.getByRole("button", { name: person.paying.save, exact: true }));
      await expect(desk.sales).toContainText(fill(person.sale.paid, { amount: `₹${paid}` }));
    });
  };
  await pay(buyer, "2,000");
  await desk.back.click();
  const part = { paid: "₹2,000", amount: price };
  await expect(named(buyer)).toContainText(fill(person.soldPart, part));
  // Also of somebody who only asked, and named no package.
  const asker = { name: newName(), phone: newPerson().phone };
  await sendMessage(site.url, asker);
  await pay(asker.name, "1,500");

  for (const [kind, typed] of [
    ["find by 5 digits", DIGITS],
    ["find by Devanagari digits", DIGITS.replace(/\d/g, (n) => "०१२३४५६७८९"[Number(n)]!)],
  ] as const) {
    await back();
    await action(kind, 2, async () => {
      await tap(desk.main.getByRole("searchbox"));
      await page.keyboard.type(typed);
      await tap(desk.button(words.filter.find));
      await expect(rows).toHaveCount(1);
    });
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
    await tap(desk.main.getByText(words.wants.call, { exact: true }));
    await tap(desk.main.getByText(money.channels.whatsapp, { exact: true }));
    await tap(desk.button(forms.add.save));
    await expect(desk.heading(chat.name)).toBeVisible();
  });

  await back();
  const [first, second] = [await nameOf(4), await nameOf(5)];
  await action("whole round", 5, async () => {
    await tap(linkOf(4));
    await expect(desk.heading(first)).toBeVisible();
    // It sets the next step to the next open day, too.
    await textInWhatsApp(page, () => tap(desk.main.getByRole("link", { name: detail.whatsapp })));
    await tap(desk.note);
    await page.keyboard.type("Sent the price.");
    await tap(desk.stageChip("offer"));
    await tap(desk.save);
    // The next person has come up in the list.
    await expect(desk.saved).toBeVisible();
    await expect(at(4)).toContainText(second);
  });
  await look(first);
  await expect(desk.stage("offer")).toBeChecked();
  await expect(desk.talk.getByText(/^Next: /)).toBeVisible();
  await expect(desk.notes).toContainText("Sent the price.");

  // One phone of two people: told apart by a tap, it stays so when one of them writes again.
  await desk.open();
  await desk.find(SHOP.buyer, 1);
  await linkOf(0).tap();
  await action("tell two people apart", 1, async () => {
    await tap(desk.button(person.messages.part).first());
    await expect(desk.button(person.messages.part)).toHaveCount(0);
  });
  const { buyer: name, phone, email } = SHOP;
  await sendMessage(site.url, { name, phone, email, message: "Any update on my order?" });
  await look(name);
  await expect(desk.section(person.messages.title).getByRole("listitem")).toHaveCount(2);
  console.info(counted);
});

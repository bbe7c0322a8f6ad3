// holds: #notifications
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { Lead } from "@/lib/domain/leads/lead";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import { createPersonLeads } from "@/lib/server/leads/person-leads";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { CHOICES, PERSONS } from "@/lib/server/store/schemas/stored-person";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { emailHtml, emailText } from "./email";
import { summaryEmail } from "./summary-email";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Nine o'clock in India, on a Tuesday. */
const NOW = Date.parse("2026-11-24T03:30:00Z");
const DESK = {
  siteUrl: "https://bizgrow.example",
  to: ["all@example.in"],
  operators: [],
  lang: "en" as const,
};

const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 5 };
const persons = sqliteStore(databasePath, PERSONS);
const { leads } = createPersonLeads({
  leads: sqliteStore<Lead>(databasePath, LEADS),
  placed: sqliteStore<Lead>(databasePath, {
    ...LEADS,
    isMaintenance: true,
  }),
  persons,
  choices: sqliteStore(databasePath, CHOICES),
  own: new Set<string>(),
  promise: PROMISE,
  now: Date.now,
});
afterAll(() => [leads, persons].forEach((store) => store.close()));
beforeEach(async () => {
  for (const { cursor } of (await leads.list({ before: null, limit: 500 })).rows)
    await leads.remove(cursor.id);
});

let ids = 0;
/** Stores a lead. */
const waits = async (lead: Lead): Promise<string> => {
  const id = (++ids).toString(16).padStart(64, "0");
  await leads.update(id, () => lead);
  return id;
};
const letter = (lang: "en" | "hi" = "en") =>
  summaryEmail(
    {
      leads,
      persons,
      promise: PROMISE,
    },
    { kind: "summary", from: NOW - DAY_MS, to: NOW },
    { ...DESK, lang },
    NOW,
  );

const called: LeadNote = {
  at: NOW - 30 * HOUR_MS,
  by: "op@example.in",
  status: "talking",
  text: "",
  action: {
    kind: "opened",
    way: "phone",
    template: null,
  },
};

test("who waits is listed by operator, the most urgent first, each with a link", async () => {
  const since = (hours: number) => ({ receivedAt: NOW - hours * HOUR_MS });
  await waits({ ...CONTACT, name: "Late Order", ...since(30) });
  await waits({ ...CONTACT, name: "New Order", ...since(2) });
  await waits({
    ...CONTACT,
    name: "",
    email: "q@example.in",
    topic: "question",
    packageId: null,
    ...since(3),
  });
  await waits({ ...CHECK, ...since(4) });
  const talked = { ...CONTACT, notes: [called], status: "talking", owner: "ravi@example.in" };
  const late = await waits({ ...talked, name: "Overdue", nextAt: NOW - HOUR_MS });
  await waits({ ...talked, name: "This Evening", nextAt: NOW + 9 * HOUR_MS });
  await waits({ ...talked, name: "Tomorrow", nextAt: NOW + DAY_MS });
  await waits({ ...talked, name: "Asha's", owner: "asha@example.in", nextAt: NOW + HOUR_MS });

  const text = emailText(await letter());
  const lines = text.split("\n").filter((line) => /^- .* · |@example\.in$|^Nobody/.test(line));
  expect(lines).toEqual([
    "Nobody has taken these yet",
    "- Late Order · Wants to order: BizGrow Complete Package · late: we promised an answer by 24 Nov 2026, 3:00 am · +919876543210",
    "- New Order · Wants to order: BizGrow Complete Package · we promised an answer by 25 Nov 2026, 7:00 am · +919876543210",
    "- Mina Salon · Health Check · we promised an answer by 25 Nov 2026, 5:00 am",
    "- q@example.in · Has a question · we promised an answer by 25 Nov 2026, 6:00 am · +919876543210",
    "asha@example.in",
    "- Asha's · Wants to order: BizGrow Complete Package · next step 24 Nov 2026, 10:00 am · +919876543210",
    "ravi@example.in",
    "- Overdue · Wants to order: BizGrow Complete Package · late: the next step was due 24 Nov 2026, 8:00 am · +919876543210",
    "- This Evening · Wants to order: BizGrow Complete Package · next step 24 Nov 2026, 6:00 pm · +919876543210",
  ]);
  expect(text).toContain(`  https://bizgrow.example/auth?next=%2Fdesk%2Fleads%2F${late}`);
  expect(text).not.toContain("Tomorrow");
});

test("the subject names nobody; the HTML has the same lines as links, in either language", async () => {
  const id = await waits({ ...ONBOARDING, lastName: "<b>Sharma", receivedAt: NOW - HOUR_MS });
  const email = await letter("hi");
  expect(email.subject).not.toMatch(/Sharma|रवि/);
  const html = emailHtml(email);
  expect(html).toContain(
    `href="https://bizgrow.example/hi/auth?next=%2Fhi%2Fdesk%2Fleads%2F${id}"`,
  );
  expect(html).toContain('<a href="tel:+919876543211" style="color:#a4262c">+919876543211</a>');
  expect(html).toContain("रवि &lt;b&gt;Sharma · शुरुआत का फ़ॉर्म · ");
});

test("fifty are listed, of the others their number", async () => {
  for (let n = 0; n < 53; n++)
    await waits({ ...CONTACT, name: `N${n}`, receivedAt: NOW - HOUR_MS - n });
  const text = emailText(await letter());
  expect(text.match(/^- N\d+ · /gm)).toHaveLength(50);
  expect(text).toContain("And 3 more: see them at the desk.");
});

test("withdrawn and flagged leads are not named", async () => {
  await waits({ ...CONTACT, consent: { ...CONTACT.consent, withdrawnAt: 20 } });
  await waits({ ...CONTACT, flags: ["spam"] });
  const text = emailText(await letter());
  expect(text).not.toContain("Asha");
  expect(text).not.toContain("Nobody has taken");
});

test("however many others wait, an order is named", async () => {
  for (let n = 0; n < 60; n++) await waits({ ...CHECK, receivedAt: NOW - 9 * DAY_MS });
  const id = await waits({ ...CONTACT, name: "New Order", receivedAt: NOW - HOUR_MS });
  const text = emailText(await letter());
  expect(text).toContain(`%2Fdesk%2Fleads%2F${id}`);
  expect(text).toContain("And 11 more");
});

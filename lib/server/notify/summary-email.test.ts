// holds: #notifications
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { PersonChange } from "@/lib/domain/desk/person-changes";
import type { Lead } from "@/lib/domain/leads/lead";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { deskOn } from "@/test/builders/desk-on-store";
import { emailHtml, emailText } from "./email";
import { arrivedIn, NO_LEADS, summaryEmail, withCounted } from "./summary-email";

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

const on = deskOn({
  open: (of) => sqliteStore(databasePath, of),
  transact: sqliteTransact(databasePath),
  now: () => NOW,
});
const { leads, people, lists, saveLead, savePerson } = on;
afterAll(on.close);
beforeEach(async () => {
  for (const { cursor } of (await leads.list({ before: null, limit: 500 })).rows)
    await saveLead.remove(cursor.id);
  for (const { cursor } of (await people.list({ before: null, limit: 500 })).rows)
    await people.remove(cursor.id);
});

let ids = 0;
/** Stores a lead of somebody with a number that nobody else has, and resolves to the person's key. */
const waits = async (lead: Lead): Promise<string> => {
  const id = (++ids).toString(16).padStart(64, "0");
  const phone = lead.kind === "contact" ? { phone: `+9198220${10_000 + 37 * ids}` } : {};
  return (await saveLead.save(id, () => ({ ...lead, email: "", ...phone }) as Lead))!.person!;
};
/** What operators did about a person; the time is that of yesterday's noon. */
const does = async (key: string, by: string, change: PersonChange) => {
  const seen = (await people.read(key))!.version;
  const author = { by, at: NOW - 21 * HOUR_MS, isAlone: false };
  expect((await savePerson({ key, seen, change }, author)).outcome).toBe("saved");
};
const talk = { kind: "talk", text: "", stage: "talking" } as const;
const RAVI = "ravi@example.in";
const sold = { packageId: "suite", rupees: 17_699, dueOn: "2026-11-24" };
const payment = { rupees: 8_000, on: "2026-11-20", way: "upi", utr: "" } as const;
const letter = (lang: "en" | "hi" = "en") =>
  summaryEmail(
    {
      leads,
      people: lists,
    },
    { kind: "summary", from: NOW - DAY_MS, to: NOW },
    { ...DESK, lang },
    NOW,
  );

test("who waits is listed by operator, the most urgent first, each with a link", async () => {
  const since = (hours: number) => ({ receivedAt: NOW - hours * HOUR_MS });
  await waits({ ...CONTACT, name: "Late Order", ...since(90) });
  await waits({ ...CONTACT, name: "New Order", ...since(2) });
  await waits({ ...CONTACT, name: "Asks", topic: "question", packageId: null, ...since(3) });
  await waits({ ...CHECK, ...since(4) });
  const came = (name: string) => waits({ ...CONTACT, name, ...since(30) });
  const late = await came("Overdue");
  await does(late, RAVI, { ...talk, nextAt: NOW - HOUR_MS });
  await does(await came("This Evening"), RAVI, { ...talk, nextAt: NOW + 9 * HOUR_MS });
  await does(await came("Tomorrow"), RAVI, { ...talk, nextAt: NOW + DAY_MS });
  await does(await came("Asha's"), "asha@example.in", { ...talk, nextAt: NOW + HOUR_MS });
  await does(await came("No date"), RAVI, { ...talk, stage: "offer" });
  await does(await came("Owes"), RAVI, { kind: "paid", sold, payment });

  const text = emailText(await letter());
  const lines = text.split("\n").filter((line) => /^- .* · |@example\.in$|^Nobody/.test(line));
  expect(lines.map((line) => line.replace(/ · \+91\d{10}$/, " · phone"))).toEqual([
    "Nobody has taken these yet",
    "- Late Order · Wants to order: The profit and slow months package · late: we promised an answer by 21 Nov 2026, 3:00 pm · phone",
    "- New Order · Wants to order: The profit and slow months package · we promised an answer by 25 Nov 2026, 10:00 am · phone",
    "- Mina Salon · Health Check · we promised an answer by 25 Nov 2026, 10:00 am",
    "- Asks · Has a question · we promised an answer by 25 Nov 2026, 10:00 am · phone",
    "asha@example.in",
    "- Asha's · Wants to order: The profit and slow months package · next step 24 Nov 2026, 10:00 am · phone",
    "ravi@example.in",
    "- Owes · Wants to order: The udhaar and accounts package · ₹9,699 is due · phone",
    "- Overdue · Wants to order: The profit and slow months package · late: the next step was due 24 Nov 2026, 8:00 am · phone",
    "- This Evening · Wants to order: The profit and slow months package · next step 24 Nov 2026, 6:00 pm · phone",
    "- No date · Wants to order: The profit and slow months package · no date is set · phone",
  ]);
  expect(text).toContain(`  https://bizgrow.example/desk/people/${late}`);
  expect(text).not.toContain("Tomorrow");
});

test("the subject names nobody; the HTML has the same lines as links, in either language", async () => {
  const id = await waits({ ...ONBOARDING, lastName: "<b>Sharma", receivedAt: NOW - HOUR_MS });
  const email = await letter("hi");
  expect(email.subject).not.toMatch(/Sharma|रवि/);
  const html = emailHtml(email);
  expect(html).toContain(`href="https://bizgrow.example/hi/desk/people/${id}"`);
  expect(html).toContain('<a href="tel:+919876543211" style="color:#a4262c">+919876543211</a>');
  expect(html).toContain("रवि &lt;b&gt;Sharma · सवाल पूछना है · ");
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
  expect(text).toContain(`/desk/people/${id}`);
  expect(text).toContain("And 11 more");
});

const counted = (leads: readonly Lead[]) => leads.reduce(withCounted, NO_LEADS);

test("each wish is counted", () => {
  const summary = counted([CONTACT, ONBOARDING, CHECK, NEWSLETTER, { ...CONTACT, topic: "demo" }]);
  expect(summary.arrived).toEqual({
    ...NO_LEADS.arrived,
    order: 1,
    call: 1,
    question: 1,
    check: 1,
    newsletter: 1,
  });
  expect(arrivedIn(summary)).toBe(5);
});

test("a wish of a later release counts as a question", () => {
  expect(counted([{ ...CONTACT, topic: "training" }]).arrived.question).toBe(1);
});

test("flagged leads are counted separately, withdrawn ones not at all", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  const spam: Lead = { ...CONTACT, flags: ["quarantine"] };
  expect(counted([spam, { ...CONTACT, consent }, { ...CHECK, consent }])).toEqual({
    ...NO_LEADS,
    spam: 1,
  });
});

test("who was typed in or imported did not arrive", () => {
  expect(
    counted([
      { ...CONTACT, channel: "visit" },
      { ...CONTACT, channel: "import" },
    ]),
  ).toEqual(NO_LEADS);
});

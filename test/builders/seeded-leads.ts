import { DatabaseSync, type StatementSync } from "node:sqlite";
import { dayAfter, indianDay } from "@/lib/domain/core/indian-day";
import { type Lead, UNPLACED } from "@/lib/domain/leads/lead";
import { textsOf } from "@/lib/domain/leads/lead-fields";
import { moneyChange, summedRows, yearsOf } from "@/lib/domain/funnel/money-rows";
import { NEW_PERSON, type Person, withFields, withPersonLead } from "@/lib/domain/leads/person";
import { contactsOf, keysOf, personKey } from "@/lib/domain/leads/person-key";
import { personLeadOf } from "@/lib/domain/leads/person-lead";
import type { Sale } from "@/lib/domain/leads/sale";
import { sha256 } from "@/lib/server/core/sha256";
import { PROMISE } from "./people";

const FIRST = ["Asha", "Ravi", "Meena", "Imran", "Kavita", "Suresh", "Fatima", "Deepak"];
const LAST = ["Patil", "Sharma", "Khan", "Iyer", "Das", "Gill", "Rao", "Joshi"];

const idOf = (n: number): string => n.toString(16).padStart(64, "0");

/** The lead `n` of the generated person `of`, which arrived at `at`: a name, phone number and address of its own. */
const madeUpLead = (n: number, of: number, at: number): Lead => ({
  kind: "contact",
  reference: `BG-${n.toString(32).toUpperCase().padStart(7, "0")}`,
  receivedAt: at,
  ...UNPLACED,
  flags: [],
  lang: of % 2 === 0 ? "en" : "hi",
  source: { utm_source: of % 3 === 0 ? "whatsapp" : "google" },
  consent: { purpose: "reply", textVersion: "2026-11-21", givenAt: at, withdrawnAt: null },
  filledMs: 30_000,
  visitorId: null,
  keys: [],
  ...textsOf("contact", () => ""),
  name: `${FIRST[of % FIRST.length]} ${LAST[Math.floor(of / FIRST.length) % LAST.length]}`,
  email: `someone-${of}@example.in`,
  phone: `+919${String(of + 1).padStart(9, "0")}`,
  businessType: "grocery",
  message: "Udhaar is stuck with three customers, and the festival stock has to be paid. ".repeat(
    3,
  ),
  topic: "question",
  packageId: null,
  channel: "site",
  sharedCheck: null,
  call: null,
});

const NO_OWN: ReadonlySet<string> = new Set();

/** The lead with its person's key, as the site stores it. */
const placed = (id: string, lead: Lead): Lead & { person: string } => {
  const keys = keysOf(contactsOf(lead, NO_OWN), sha256);
  const person = personKey(id, lead, keys) ?? "";
  return { ...lead, person, phoneKey: keys.phone, emailKey: keys.email };
};

/** A lead to be seeded, with its id and when it came, epoch ms; `work`: what operators did since, an answer too. */
export type SeededLead = Readonly<{
  id: string;
  lead: Lead;
  at: number;
  work?: Partial<Person> | undefined;
}>;

/** The people of some leads, by their keys. */
const peopleOf = (seeded: readonly (SeededLead & { lead: { person: string } })[]) => {
  const people = new Map<string, Person>();
  for (const { id, lead, at, work } of seeded) {
    const brief = personLeadOf(id, lead, at, { answeredAt: work ? at : null });
    const known = people.get(lead.person) ?? NEW_PERSON;
    if (brief) people.set(lead.person, { ...withPersonLead(known, brief), ...work });
  }
  return people;
};

/** Writes leads and their people into the database of a site, anew where they are there already. */
export const seedPeople = (databasePath: string, seeded: readonly SeededLead[]): void => {
  const leads = seeded.map((one) => ({ ...one, lead: placed(one.id, one.lead) }));
  const database = new DatabaseSync(databasePath, { timeout: 5_000 });
  const insertInto = (table: string) =>
    database.prepare(`INSERT OR REPLACE INTO "${table}" VALUES (?1, ?2, ?3, ?3, NULL)`);
  database.exec(`CREATE TABLE IF NOT EXISTS "moneyYears" (id TEXT PRIMARY KEY, record TEXT NOT NULL,
    created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, expires_at INTEGER) STRICT`);
  const [insertLead, insertPerson, insertYear] = ["leads", "people", "moneyYears"].map(
    insertInto,
  ) as [StatementSync, StatementSync, StatementSync];
  database.exec("BEGIN");
  for (const { id, lead, at } of leads)
    insertLead.run(id, JSON.stringify({ ...lead, person: lead.person || null }), at);
  for (const [key, person] of peopleOf(leads))
    insertPerson.run(key, JSON.stringify(withFields(person, PROMISE)), Date.now());
  const everybody = database.prepare("SELECT record FROM people").iterate();
  const rows = [...everybody].flatMap(({ record }) =>
    moneyChange(null, JSON.parse(String(record)) as Person),
  );
  for (const [year, sums] of yearsOf(summedRows(rows)))
    insertYear.run(year, JSON.stringify({ rows: sums }), Date.now());
  database.exec("COMMIT");
  database.close();
};

const DAY_MS = 24 * 60 * 60_000;
/** So many groups of people come in turn. */
const GROUPS = 5;
/** Of each group the newest ones have something to do today: more than a page has, however many people there are. */
const BUSY = 60;

const soldAt = (at: number, paid: number): Sale => ({
  id: `${at}`,
  at,
  by: "",
  lead: null,
  packageId: "complete",
  rupees: 6_999,
  dueOn: dayAfter(indianDay(at), 7),
  payments: [{ at, on: indianDay(at), rupees: paid, way: "upi", utr: "", by: "" }],
});

/**
 * What operators did for the n-th of `count` people, who came at `at`: of the newest some wait, have a step that is
 * due, owe something, or have an offer without a date; most others are lost. `now` in epoch ms.
 */
const workFor = (n: number, count: number, at: number, now: number): SeededLead["work"] => {
  const isBusy = n >= count - BUSY * GROUPS;
  const noted = (stage: string) => ({
    stage,
    notes: [{ at, by: "op@example.in", stage, text: "Talked on the phone." }],
    version: 1,
  });
  switch (n % GROUPS) {
    case 0:
      return { ...noted("talking"), nextAt: now + (isBusy ? -(n % 3) : 1 + (n % 364)) * DAY_MS };
    case 1:
      return { ...noted("won"), sales: [soldAt(isBusy ? now - 9 * DAY_MS : at, isBusy ? 2_000 : 6_999)] }; // prettier-ignore
    case 2:
      return isBusy ? undefined : { ...noted("lost"), lostReason: "price" };
    case 3:
      return isBusy ? noted("offer") : { ...noted("lost"), lostReason: "time" };
    default:
      return { ...noted("lost"), lostReason: "silent" };
  }
};

/** One of so many people has written twice. */
const TWICE_EVERY = 10;

/** Writes the people of a worked desk into the database of a site: they came one a minute, the last one a minute ago. */
export const seedWorkedDesk = (databasePath: string, count: number): void => {
  const now = Date.now();
  const everybody = Array.from({ length: count }, (_, n): SeededLead[] => {
    const at = now - (count - n) * 60_000;
    const work = workFor(n, count, at, now);
    const first = { id: idOf(n), lead: madeUpLead(n, n, at), at, work };
    if (n % TWICE_EVERY > 0) return [first];
    return [first, { ...first, id: idOf(count + n), lead: madeUpLead(count + n, n, at) }];
  });
  seedPeople(databasePath, everybody.flat());
};

import { UNTOUCHED } from "@/lib/domain/leads/lead-notes";
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { contactsOf, keysOf, personKey } from "@/lib/domain/leads/person";
import { type PersonLead, personLeadOf } from "@/lib/domain/leads/person-lead";
import { personOf } from "@/lib/domain/leads/person-leads";
import type { Lead } from "@/lib/domain/leads/lead";
import { textsOf } from "@/lib/domain/leads/lead-fields";

const FIRST = ["Asha", "Ravi", "Meena", "Imran", "Kavita", "Suresh", "Fatima", "Deepak"];
const LAST = ["Patil", "Sharma", "Khan", "Iyer", "Das", "Gill", "Rao", "Joshi"];

const idOf = (n: number): string => n.toString(16).padStart(64, "0");

/** The n-th generated lead: a message with a name, phone number and address that no other has. */
const madeUpLead = (n: number): Lead => {
  const name = `${FIRST[n % FIRST.length]} ${LAST[Math.floor(n / FIRST.length) % LAST.length]}`;
  return {
    kind: "contact",
    reference: `BG-${n.toString(32).toUpperCase().padStart(7, "0")}`,
    receivedAt: n,
    ...UNTOUCHED,
    flags: [],
    lang: n % 2 === 0 ? "en" : "hi",
    source: { utm_source: n % 3 === 0 ? "whatsapp" : "google" },
    consent: { purpose: "reply", textVersion: "2026-11-21", givenAt: n, withdrawnAt: null },
    filledMs: 30_000,
    visitorId: null,
    keys: [],
    ...textsOf("contact", () => ""),
    name,
    email: `someone-${n}@example.in`,
    phone: `+919${String(n).padStart(9, "0")}`,
    businessType: "grocery",
    message: "Udhaar is stuck with three customers, and the festival stock has to be paid. ".repeat(
      3,
    ),
    topic: "question",
    packageId: null,
    channel: "site",
    sharedCheck: null,
    call: null,
  };
};

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const NO_OWN: ReadonlySet<string> = new Set();

/** The lead with its person's key, as the site stores it. */
const withPerson = (id: string, lead: Lead): Lead & { person: string } => {
  const keys = keysOf(contactsOf(lead, NO_OWN), hash);
  const person = personKey(id, lead, keys);
  return { ...lead, person, phoneKey: keys.phone, emailKey: keys.email };
};

/** Two of this many leads are one person's. */
const PERSON_EVERY = 10;
const DAY_MS = 24 * 60 * 60_000;
/** One of so many leads is under way. */
const OPEN_EVERY = 5;
/** The newest ones under way are due: more than Today's first page has, however many leads there are. */
const DUE = 60;
const ANSWERED = { replyHours: 24, firstDay: 0, lastDay: 6 };

/**
 * The n-th of `count` generated leads as it is at a desk that has worked on it: most are lost or won, one of five is
 * under way and has a next step, due or within a year, and each tenth is the second one of a person. `now` in epoch ms.
 */
const workedLead = (n: number, count: number, now: number): Lead => {
  const at = n % PERSON_EVERY;
  const isLater = at === PERSON_EVERY - 1;
  const isOpen = n % OPEN_EVERY === 0;
  const nextDay = n >= count - DUE * OPEN_EVERY ? -(n % 3) : 1 + (n % 364);
  const lead = madeUpLead(isLater ? n - 1 : n);
  return {
    ...lead,
    reference: madeUpLead(n).reference,
    receivedAt: n,
    status: isOpen ? "talking" : n % 25 === 1 ? "won" : "lost",
    nextAt: isOpen ? now + nextDay * DAY_MS : null,
  };
};

/** A lead to be seeded, with its id and when it came, epoch ms. */
export type SeededLead = { id: string; lead: Lead; at: number };

/** Writes leads and their people into the database of a site, anew where they are there already. */
export const seedPeople = (databasePath: string, seeded: readonly SeededLead[]): void => {
  const now = Date.now();
  const leads = seeded.map(({ id, lead, at }) => ({ id, document: withPerson(id, lead), at }));
  const briefs = new Map<string, PersonLead[]>();
  for (const { id, document } of leads)
    briefs.set(document.person, [
      ...(briefs.get(document.person) ?? []),
      personLeadOf(id, document, now)!,
    ]);
  const database = new DatabaseSync(databasePath, { timeout: 5_000 });
  const insertInto = (table: string) =>
    database.prepare(`INSERT OR REPLACE INTO "${table}" VALUES (?1, ?2, ?3, ?3, NULL)`);
  const [lead, person] = [insertInto("leads"), insertInto("persons")];
  database.exec("BEGIN");
  for (const { id, document, at } of leads) lead.run(id, JSON.stringify(document), at);
  for (const [key, some] of briefs) person.run(key, JSON.stringify(personOf(some, ANSWERED)), now);
  database.exec("COMMIT");
  database.close();
};

/** Writes the leads of a worked desk into the database of a site. */
export const seedWorkedDesk = (databasePath: string, count: number): void => {
  const now = Date.now();
  seedPeople(
    databasePath,
    Array.from({ length: count }, (_, n) => {
      return { id: idOf(n), lead: workedLead(n, count, now), at: arrivalOf(n, count) };
    }),
  );
};

/** The arrival time of the n-th of `count`, epoch ms: one a minute, the last one a minute ago. */
const arrivalOf = (n: number, count: number): number => Date.now() - (count - n) * 60_000;

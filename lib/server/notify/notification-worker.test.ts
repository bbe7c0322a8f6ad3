// holds: #notifications
// Takes some seconds: each delivery goes to a loopback server.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "@/lib/domain/leads/lead";
import { mailServer } from "@/lib/server/core/env-notifications";
import type { Queued } from "@/lib/server/leads/save-lead";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { onboardingIdFor } from "@/lib/server/leads/build-lead";
import { createSignedIds } from "@/lib/server/leads/signed-ids";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { deskOn } from "@/test/builders/desk-on-store";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { createNotificationWorker } from "./notification-worker";
import { createReportWorker } from "@/lib/server/pdf/report-worker";
import { mailChannel } from "./mail-channel";
import { createNotificationQueue, queuedId } from "./queue";
import { createSmtpSender } from "./smtp";

const HOUR_MS = 60 * 60_000;
const START = Date.parse("2026-11-21T06:00:00Z");
const DESK = {
  siteUrl: "https://bizgrow.example",
  to: ["asha@example.in", "ravi@example.in"],
  operators: ["ravi@example.in", "mina@example.in"],
  lang: "en" as const,
};

const deliveries = sqliteStore(databasePath, DELIVERIES);

const secrets = sqliteStore(databasePath, SECRETS);
const { linker } = createUnsubscribeLinks({
  ids: createSignedIds({ secrets, purpose: "unsubscribe" }),
  siteUrl: DESK.siteUrl,
});

let server: MailServer;
let now = START;
const clock = () => now;
const outbox = createNotificationQueue(deliveries, clock);

/** What is done about the notifications of a lead that was stored. */
let wake: (queued: readonly Queued[]) => void = () => undefined;
const on = deskOn({
  open: (of) => sqliteStore(databasePath, of),
  transact: sqliteTransact(databasePath),
  channels: ["mail"],
  wake: (queued) => wake(queued),
  now: clock,
});
const { leads, saveLead } = on;

const pdfs = createReportWorker();
afterAll(() => pdfs.close());

/** The notification parts of one instance of the site. */
const instance = () => {
  const sendEmail = createSmtpSender(
    { server: mailServer.parse(server.url), from: { name: "BizGrow", address: "site@example.in" } },
    1_500,
  );
  const stopping = new AbortController();
  const worker = createNotificationWorker({
    queued: deliveries,
    channel: "mail",
    send: mailChannel({
      leads,
      people: on.lists,
      users: on.users,
      linker,
      desk: DESK,
      sendEmail,
      now: clock,
      makePdf: pdfs.make,
    }),
    now: clock,
    stopping: stopping.signal,
  });
  return { ...worker, stop: () => stopping.abort() };
};

let ids = 0;
const arrives = async (lead: Lead = CONTACT): Promise<string> => {
  const id = String(++ids).padStart(64, "0");
  await saveLead.save(id, () => lead);
  return id;
};
const waiting = async () => (await deliveries.list({ before: null, limit: 100 })).rows;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(async () => {
  [on, deliveries, secrets].forEach((store) => store.close());
  await server.stop();
});
beforeEach(async () => {
  for (const { cursor } of await waiting()) await deliveries.remove(cursor.id);
  server.letters.length = 0;
  server.be("good");
  now = START;
});

test("each new lead is mailed to all recipients once, and an answer goes to the sender", async () => {
  const id = await arrives();
  await saveLead.save(id, (known) => known && { ...known, filledMs: 7_000 });
  const site = instance();
  await site.poll();
  await site.poll();
  expect(server.letters).toHaveLength(1);
  const [{ to, letter }] = server.letters as [(typeof server.letters)[0]];
  expect(to).toEqual(DESK.to);
  expect(letter.subject).toBe("Wants to order: The profit and slow months package, BG-C0NTACT");
  expect(letter.replyTo).toEqual([expect.objectContaining({ address: "asha@example.in" })]);
  for (const body of [letter.text, letter.html]) {
    expect(body).toContain("Asha Patil");
    expect(body).toContain("+919876543210");
    expect(body).toContain("Udhaar is stuck.");
    expect(body).toContain(`https://bizgrow.example/desk/leads/${id}`);
  }
  expect(await waiting()).toEqual([]);
});

test("a lead that arrives again is mailed again, a retry of the same one is not", async () => {
  const id = await arrives();
  const site = instance();
  await site.poll();
  await saveLead.save(id, (known) => known ?? CONTACT);
  await saveLead.save(id, (known) => known && { ...known, receivedAt: 20 });
  await site.poll();
  expect(new Set(server.letters.map(({ letter }) => letter.messageId)).size).toBe(2);
  expect(server.letters).toHaveLength(2);
});

test("the notification is stored with its lead, and the worker is told of both", async () => {
  const woken: Promise<unknown>[] = [];
  wake = (queued) =>
    woken.push(Promise.all([waiting(), leads.read("b".repeat(64)), ...queued.map(({ id }) => deliveries.read(id))])); // prettier-ignore
  await saveLead.save("b".repeat(64), () => CONTACT);
  await saveLead.save("b".repeat(64), (known) => known);
  wake = () => undefined;
  expect(woken).toHaveLength(1);
  const about = { kind: "lead", leadId: "b".repeat(64), receivedAt: CONTACT.receivedAt };
  expect(await woken[0]).toEqual([
    [expect.anything()],
    expect.objectContaining({ reference: CONTACT.reference }),
    expect.objectContaining({ channel: "mail", about }),
  ]);
});

test("a check within a minute of its visitor's Get Started form is not mailed by itself", async () => {
  const form = { ...ONBOARDING, visitorId: "visitor", receivedAt: START };
  await saveLead.save(onboardingIdFor("visitor"), () => form);
  const check = (afterMs: number, visitorId = "visitor") =>
    arrives({ ...CHECK, visitorId, receivedAt: START + afterMs });
  await check(0);
  const id = await check(59_999);
  expect(await waiting()).toHaveLength(1);
  await saveLead.save(id, (known) => known && { ...known, receivedAt: START + 60_000 });
  expect(await waiting()).toHaveLength(2);
  await check(-1);
  await check(5, "another");
  expect(await waiting()).toHaveLength(4);
  const flagged = { ...form, flags: ["quarantine"] };
  await saveLead.save(onboardingIdFor("visitor"), () => flagged);
  await check(7);
  expect(await waiting()).toHaveLength(5);
});

test("one whose lead is not stored yet is tried every half minute, not ever later", async () => {
  await outbox.enqueue(["mail"], { kind: "lead", leadId: "soon", receivedAt: 1 });
  const site = instance();
  for (let tries = 0; tries < 5; tries++) {
    await site.poll();
    expect((await waiting())[0]!.record.dueAt).toBe(now + 30_000);
    now += 30_000;
  }
});

test("a notification whose lead was never stored, or is deleted, is dropped without an email", async () => {
  await outbox.enqueue(["mail"], { kind: "lead", leadId: "never", receivedAt: 1 });
  const gone = await arrives();
  await saveLead.remove(gone);
  const site = instance();
  await site.poll();
  expect(await waiting()).toHaveLength(2); // their leads may be about to be stored
  now += 11 * 60_000;
  await site.poll();
  expect(await waiting()).toEqual([]);
  expect(server.letters).toEqual([]);
});

test.each<[string, Partial<Lead>]>([
  ["filled the honeypot", { flags: ["spam"] }],
  ["came too quickly", { flags: ["quarantine"] }],
  ["was withdrawn", { consent: { ...CHECK.consent, withdrawnAt: 20 } }],
])("a lead that %s is not mailed", async (_, what) => {
  await arrives({ ...CHECK, ...what } as Lead);
  await instance().poll();
  expect(server.letters).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test("a busy server delays an email, but loses none: the same one arrives later", async () => {
  await arrives();
  await arrives({ ...CONTACT, reference: "BG-SEC0ND0" });
  const site = instance();
  server.be("busy");
  const calls = server.calls();
  await site.poll();
  expect(server.calls() - calls).toBe(1); // the second notification does not connect as well
  await site.poll();
  expect(server.calls() - calls).toBe(1);
  expect(server.letters).toEqual([]);
  server.be("good");
  now += HOUR_MS;
  await site.poll();
  expect(server.letters.map(({ letter }) => letter.subject).toSorted()).toEqual([
    "Wants to order: The profit and slow months package, BG-C0NTACT",
    "Wants to order: The profit and slow months package, BG-SEC0ND0",
  ]);
  expect(await waiting()).toEqual([]);
});

test("an email whose confirmation was lost comes twice, with the same id, date and text", async () => {
  await arrives();
  const site = instance();
  server.be("drops after");
  await site.poll();
  server.be("good");
  now += HOUR_MS;
  await site.poll();
  const [one, other] = server.letters.map(({ letter }) => letter);
  expect(server.letters).toHaveLength(2);
  expect(other).toMatchObject({ messageId: one!.messageId, date: one!.date, text: one!.text! });
  expect(one!.messageId).toMatch(/^<[0-9a-f]{64}@example\.in>$/);
});

test("several instances send each email once", async () => {
  for (let n = 0; n < 12; n++) await arrives();
  await Promise.all([instance(), instance(), instance()].map((site) => site.poll()));
  expect(server.letters).toHaveLength(12);
  expect(new Set(server.letters.map(({ letter }) => letter.messageId)).size).toBe(12);
});

test("a failure of the store ends a poll, and the next one continues", async () => {
  await arrives();
  const site = createNotificationWorker({
    queued: { ...deliveries, find: () => Promise.reject(new Error("no store")) },
    channel: "mail",
    send: async () => true,
    now: clock,
    stopping: new AbortController().signal,
  });
  await site.poll();
  expect(await waiting()).toHaveLength(1);
});

test("a stopping process begins no email", async () => {
  await arrives();
  const site = instance();
  site.stop();
  await site.poll();
  expect(server.letters).toEqual([]);
});

test("the morning's summary comes once a day, and the next one begins where it ended", async () => {
  now = Date.now();
  const start = now;
  await outbox.enqueueSummary();
  await outbox.enqueueSummary();
  const site = instance();
  await site.poll();
  expect(server.letters).toEqual([]);
  const before = (await waiting())[0]!.record;
  expect(before.dueAt).toBeGreaterThan(start);
  expect(before.dueAt - start).toBeLessThanOrEqual(24 * HOUR_MS);
  await arrives({ ...CONTACT, flags: ["quarantine"] });
  await arrives();
  await site.poll();
  server.letters.length = 0;

  now = before.dueAt;
  await Promise.all([site.poll(), instance().poll()]);
  expect(server.letters).toHaveLength(1);
  const [{ letter }] = server.letters as [(typeof server.letters)[0]];
  expect(letter.subject).toMatch(/^Leads up to .*9:00.*: \d+ new$/);
  expect(letter.text).toContain("Wants to order: ");
  expect(letter.text).toMatch(/Spam, so no email was sent for it: \d/);
  expect(letter.text).toMatch(/People who wait for a first answer: \d/);
  const [next] = await waiting();
  expect(next!.record).toMatchObject({
    about: { kind: "summary", from: before.dueAt, to: before.dueAt + 24 * HOUR_MS },
    tries: 0,
    holder: null,
  });
});

describe("a flood", () => {
  const flagged: Lead = { ...CONTACT, flags: ["quarantine"] };
  const MANY = 3_000;

  test("a flagged lead is mailed once its flag is removed", async () => {
    const id = await arrives(flagged);
    expect(await waiting()).toEqual([]);
    await saveLead.save(id, (known) => known && { ...known, flags: [] });
    expect(await waiting()).toHaveLength(1);
    await saveLead.save(id, (known) => known && { ...known, filledMs: 7_000 });
    await instance().poll();
    expect(server.letters).toHaveLength(1);
  });

  /** Writes queued notifications past the store. */
  const fill = (count: number, dueAt: number) => {
    const database = new DatabaseSync(databasePath, { timeout: 5_000 });
    const insert = database.prepare('INSERT INTO "deliveries" VALUES (?, ?, ?, ?, NULL)');
    database.exec("BEGIN");
    for (let n = 0; n < count; n++) {
      const about = { kind: "deletion", leadId: `flood${n}`, deletedAt: 1 } as const;
      insert.run(
        queuedId("mail", about),
        JSON.stringify({ channel: "mail", about, since: 1, dueAt, tries: 0, holder: null }),
        dueAt,
        dueAt,
      );
    }
    database.exec("COMMIT");
    database.close();
  };
  const empty = () => {
    const database = new DatabaseSync(databasePath, { timeout: 5_000 });
    database.exec('DELETE FROM "deliveries"');
    database.close();
  };
  const left = () => {
    const database = new DatabaseSync(databasePath, { timeout: 5_000 });
    const row = database.prepare('SELECT count(*) AS count FROM "deliveries"').get();
    database.close();
    return Number(row!["count"]);
  };
  afterEach(empty);

  test("does not delay the email about a new lead", async () => {
    fill(MANY, now - 1);
    const site = instance();
    wake = (queued) => void site.poll(queued.map(({ id }) => id));
    const looking = site.poll();
    await saveLead.save("d".repeat(64), () => CONTACT);
    while (server.letters.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(left()).toBeGreaterThan(MANY / 2);
    wake = () => undefined;
    site.stop();
    await looking;
  });
});

test.each<object>([
  { kind: "deletion", leadId: "a", deletedAt: 1 },
  { kind: "change", leadId: "a", changedAt: 1, changed: ["status"] },
  { kind: "notice", notice: { what: "flood" }, at: 1 },
])("%j, queued by release 1.0.0, leaves the queue unsent", async (about) => {
  const queuedBefore = { channel: "mail", about, since: 1, dueAt: 1, tries: 0, holder: null };
  await waiting(); // makes the table
  const database = new DatabaseSync(databasePath, { timeout: 5_000 });
  const insert = database.prepare('INSERT INTO "deliveries" VALUES (?, ?, 1, 1, NULL)');
  insert.run("outdated", JSON.stringify(queuedBefore));
  database.close();
  await instance().poll();
  expect(server.letters).toEqual([]);
  expect(await waiting()).toEqual([]);
});

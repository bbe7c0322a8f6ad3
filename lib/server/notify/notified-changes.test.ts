// holds: #webhook
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { type Lead, withoutLeadConsent, withoutNewsletter } from "@/lib/domain/leads/lead";
import type { QueuedNotification } from "@/lib/domain/notify/notification";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { CHECK, CONTACT, NEWSLETTER } from "@/test/builders/desk-leads";
import { startListener } from "@/test/standins/webhook-standin";
import type { SendNotification } from "./channel";
import { notifyingLeads } from "./notifying-leads";
import { createNotificationQueue } from "./queue";
import { webhookChannel } from "./webhook-channel";
import { createNotificationWorker } from "./notification-worker";

const START = Date.parse("2026-11-21T06:00:00Z");

const stored = sqliteStore<Lead>(databasePath, LEADS);
const users = sqliteStore<VisitorRecord>(databasePath, USERS);
const queued = sqliteStore<QueuedNotification>(databasePath, DELIVERIES);

let now = START;
let listener: Awaited<ReturnType<typeof startListener>>;
beforeAll(async () => {
  listener = await startListener();
});
afterAll(async () => {
  await listener.stop();
  [stored, users, queued].forEach((store) => store.close());
});
beforeEach(async () => {
  for (const { cursor } of await waiting()) await queued.remove(cursor.id);
  listener.heard.length = 0;
  now = START;
});

const waiting = async () => (await queued.list({ before: null, limit: 100 })).rows;
const outbox = createNotificationQueue(queued, () => now);
const woken: string[] = [];
const leads = notifyingLeads(stored, {
  enqueueArrival: (leadId, receivedAt) =>
    outbox.enqueue(["webhook"], { kind: "lead", leadId, receivedAt }),
  enqueueDeletion: () => Promise.resolve(),
  changesBy: "webhook",
  requestsBy: "mail",
  now: () => now,
  wake: (leadId) => void woken.push(leadId),
});

const channel = () =>
  webhookChannel({
    ...{ leads: stored, users, linker: async () => () => "https://bizgrow.example/end" },
    webhook: { url: listener.url, secret: Buffer.alloc(32, 7) },
    lang: "en",
    now: () => now,
  });
const worker = (send: SendNotification = channel()) =>
  createNotificationWorker({
    ...{ queued, channel: "webhook", send, now: () => now },
    stopping: new AbortController().signal,
  });

let ids = 0;
/** A lead whose arrival the listener was told of. */
const arrived = async (lead: Lead): Promise<string> => {
  const id = String(++ids).padStart(64, "0");
  await leads.update(id, () => lead);
  await worker().poll();
  listener.heard.length = 0;
  woken.length = 0;
  return id;
};
const change = (id: string, parts: Partial<Lead>) =>
  leads.update(id, (known) => known && ({ ...known, ...parts } as Lead));

test("several quick changes make one call, with the latest state", async () => {
  const id = await arrived(CONTACT);
  await change(id, { status: "talking" });
  now += 2_000;
  await change(id, { owner: "op@example.in" });
  await change(id, { status: "demo" });
  await worker().poll();
  expect(listener.heard).toEqual([]);
  expect(await waiting()).toHaveLength(1);
  now += 8_000;
  await worker().poll();
  expect(listener.heard).toMatchObject([
    {
      type: "lead.changed",
      data: { id, status: "demo", owner: "op@example.in", changed: ["status", "owner"] },
    },
  ]);
  expect(await waiting()).toEqual([]);
});

test("a change made while the last one is being sent is sent as well", async () => {
  const id = await arrived(CONTACT);
  await change(id, { status: "talking" });
  now += 10_000;
  const real = channel();
  let isFirst = true;
  const slow = worker(async (message) => {
    const isDone = await real(message);
    if (isFirst) await change(id, { status: "won" });
    isFirst = false;
    return isDone;
  });
  await slow.poll();
  expect(await waiting()).toHaveLength(1);
  now += 10_000;
  await slow.poll();
  expect(listener.heard.map(({ data }) => data["status"])).toEqual(["talking", "won"]);
  expect(await waiting()).toEqual([]);
});

test.each<[string, Lead, (lead: Lead) => Lead]>([
  [
    "a consent that is withdrawn",
    { ...CHECK, consent: { ...CHECK.consent, purpose: "contact" } },
    (lead) => withoutLeadConsent(lead, "contact", 20),
  ],
  ["an address that is taken off", NEWSLETTER, (lead) => withoutNewsletter(lead, 20)],
])("%s is sent at once, without a name", async (_, lead, end) => {
  const id = await arrived(lead);
  await leads.update(id, (known) => known && end(known));
  expect(woken).toEqual([id]);
  await worker().poll();
  expect(listener.heard).toMatchObject([{ type: "lead.changed" }]);
  expect(listener.heard[0]!.data).toEqual({
    ...{ id, reference: lead.reference, flags: [] },
    ...{ contactAllowed: false, changed: ["contactAllowed"] },
  });
  // What is changed afterwards concerns nobody who was told to forget it.
  await change(id, { status: "lost" });
  expect(await waiting()).toEqual([]);
});

test("changes of a lead whose arrival was not sent are not sent", async () => {
  const id = await arrived({ ...CONTACT, flags: ["spam"] });
  await change(id, { status: "lost" });
  await leads.update(id, (known) => known && { ...known, keys: ["another"] });
  expect(await waiting()).toEqual([]);
  await change(id, { flags: [] });
  expect((await waiting()).map(({ record }) => record.about.kind)).toEqual(["lead"]);
});

test("a change and its notification are one write: without the one there is not the other", async () => {
  const id = await arrived(CONTACT);
  const failing = leads.update(id, () => {
    throw new Error("no change");
  });
  await expect(failing).rejects.toThrow("no change");
  await leads.update(id, (known) => known);
  expect(await waiting()).toEqual([]);
});

test("a lead that arrives again is sent as an arrival only", async () => {
  const id = await arrived(CONTACT);
  await change(id, { receivedAt: 20, status: "new", message: "Once more." } as Partial<Lead>);
  expect((await waiting()).map(({ record }) => record.about.kind)).toEqual(["lead"]);
});

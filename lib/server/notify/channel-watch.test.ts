// holds: #notifications, #webhook
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-notification";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { deskOn } from "@/test/builders/desk-on-store";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { startListener } from "@/test/standins/webhook-standin";
import { createNotifications } from "./notifications";

const START = Date.parse("2026-11-21T06:00:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let now = START;

const queued = sqliteStore(databasePath, DELIVERIES);
const results = sqliteStore(databasePath, CHANNEL_RESULTS);
const on = deskOn({
  open: (of) => sqliteStore(databasePath, of),
  transact: sqliteTransact(databasePath),
});
const { leads, users } = on;
let mail: MailServer;
let listener: Awaited<ReturnType<typeof startListener>>;

const instance = () =>
  createNotifications({
    queued,
    results,
    leads,
    people: on.lists,
    users,
    linker: async () => () => "",
    makePdf: () => Promise.reject(new Error("no report is sent here")),
    stopping: new AbortController().signal,
    now: () => now,
  });

beforeAll(async () => {
  [mail, listener] = [await startMailServer(), await startListener()];
  process.env.SMTP_URL = mail.url;
  process.env.MAIL_FROM = "site@example.in";
  process.env.LEADS_TO = "asha@example.in";
  process.env.LEADS_WEBHOOK_URL = listener.url;
  process.env.LEADS_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
});
afterAll(async () => {
  await Promise.all([mail.stop(), listener.stop()]);
  [queued, results, on].forEach((store) => store.close());
});

const records = async () =>
  (await queued.list({ before: null, limit: 50 })).rows.map(({ record }) => record);
/** Waits until every notification of a channel was tried and is at rest. */
const atRest = async (isAtRest: () => Promise<boolean>) => {
  for (let tries = 0; tries < 500 && !(await isAtRest()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
};
const notices = () => listener.heard.filter(({ type }) => type === "notice");

test("mail that fails for over an hour is told by the webhook, once a day", async () => {
  mail.be("refuses");
  const site = instance();
  await site.notifyOperators({ what: "unreadable" });
  await atRest(async () => (await records()).some(({ failure }) => failure !== undefined));
  await site.watchChannels();
  now = START + HOUR_MS;
  await site.watchChannels();
  expect(await records()).toHaveLength(1);

  now += 1;
  await site.watchChannels();
  await atRest(async () => notices().length > 0);
  expect(notices()).toMatchObject([
    { data: { what: "mail", code: "sender", text: expect.stringMatching(/no mail .* MAIL_FROM/) } },
  ]);
  now += 5 * MINUTE_MS;
  await site.watchChannels();
  await instance().watchChannels();
  await atRest(async () => (await records()).every(({ holder }) => holder === null));
  expect(notices()).toHaveLength(1);
  const channels = (await records()).map(({ channel }) => channel).toSorted();
  expect(channels).toEqual(["mail", "webhook"]);
});

test("a webhook that fails for over an hour is told by mail; one that works again is not", async () => {
  for (const { cursor } of (await queued.list({ before: null, limit: 50 })).rows)
    await queued.remove(cursor.id);
  await results.remove("mail");
  mail.be("good");
  mail.letters.length = 0;
  const failure = { at: now, code: "refused", status: null };
  const deletion = { kind: "deletion", leadId: "1".repeat(64), deletedAt: now } as const;
  await results.update("webhook", () => ({ failure, succeededAt: now - 1 }));
  await queued.update("1", () => ({
    channel: "webhook",
    about: deletion,
    since: now,
    tries: 1,
    holder: null,
    failure,
    dueAt: now + 100 * HOUR_MS,
  }));
  now += 2 * HOUR_MS;
  const site = instance();
  await results.update("webhook", () => ({ failure, succeededAt: now }));
  await site.watchChannels();
  expect(await records()).toHaveLength(1);

  await results.update("webhook", () => ({ failure, succeededAt: null }));
  await site.watchChannels();
  await atRest(async () => mail.letters.length > 0);
  const [{ to, letter }] = mail.letters as [MailServer["letters"][number]];
  expect([to, letter.subject]).toEqual([
    ["asha@example.in"],
    "The webhook has failed for over an hour",
  ]);
  expect(letter.text).toContain("Nothing answers there.");
});

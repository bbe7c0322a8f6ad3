// holds: #health
// Some seconds: real connections that are refused, end or stay silent.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSocketServer, type AddressInfo, type Socket } from "node:net";
import { type Channel } from "@/lib/domain/notify/notification";
import { mailServer } from "@/lib/server/core/env-notifications";
import { log } from "@/lib/server/core/log";
import { createSignedIds } from "@/lib/server/leads/signed-ids";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-notification";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { StoreUnavailable } from "@/lib/server/store/store";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { deskOn } from "@/test/builders/desk-on-store";
import { CONTACT } from "@/test/builders/desk-leads";
import { freePort } from "@/test/support/free-port";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { PermanentFailure, type SendNotification } from "./channel";
import { createChannelResults } from "./channel-results";
import { mailChannel } from "./mail-channel";
import { createNotificationQueue } from "./queue";
import { createSmtpSender } from "./smtp";
import { webhookChannel } from "./webhook-channel";
import { createNotificationWorker } from "./notification-worker";

const START = Date.parse("2026-11-21T06:00:00Z");
const HOUR_MS = 60 * 60_000;
const ID = "1".padStart(64, "0");
let now = START;
const clock = () => now;

const on = deskOn({
  open: (of) => sqliteStore(databasePath, of),
  transact: sqliteTransact(databasePath),
});
const { leads, users } = on;
const queued = sqliteStore(databasePath, DELIVERIES);
const kept = sqliteStore(databasePath, CHANNEL_RESULTS);
const results = createChannelResults(kept, clock);
const secrets = sqliteStore(databasePath, SECRETS);
const { linker } = createUnsubscribeLinks({
  ids: createSignedIds({ secrets, purpose: "unsubscribe" }),
  siteUrl: "https://bizgrow.example",
});

/** A working server may take as long as a busy machine needs. */
const WORKS_MS = 10_000;
const STALLS_MS = 700;

const mailTo = (url: string, to = ["asha@example.in"], emailMs = WORKS_MS): SendNotification =>
  mailChannel({
    leads,
    people: on.lists,
    users,
    linker,
    now: clock,
    desk: {
      siteUrl: "https://bizgrow.example",
      to,
      operators: ["asha@example.in"],
      lang: "en",
    },
    sendEmail: createSmtpSender(
      {
        server: mailServer.parse(url),
        from: {
          name: "BizGrow",
          address: "site@example.in",
        },
      },
      emailMs,
    ),
    onTaken: results.onTaken("mail"),
    makePdf: () => Promise.reject(new Error("no report is sent here")),
  });
const webhookTo = (url: string): SendNotification =>
  webhookChannel({
    leads,
    users,
    linker,
    now: clock,
    webhook: {
      url,
      secret: randomBytes(32),
    },
    lang: "en",
    onTaken: results.onTaken("webhook"),
    answerMs: 300,
  });

/** Sends what is due, as one instance with these settings does. */
const poll = (channel: Channel, send: SendNotification) =>
  createNotificationWorker({
    queued,
    channel,
    host: "other.example",
    now: clock,
    send: results.watched(channel, send),
    stopping: new AbortController().signal,
  }).poll();
/** What is kept of the last tries, and how many wait. */
const stateOf = async (channel: Channel) => {
  const { rows } = await queued.list({ before: null, limit: 9 });
  const waits = rows.filter(({ record }) => record.channel === channel && !record.isDone);
  return { ...(await results.read(channel)), count: waits.length };
};

type Way = number | "silent" | "hangs up" | "redirect";
let way: Way = 204;
const answer = (request: IncomingMessage, response: ServerResponse) => {
  if (way === "silent") return;
  if (way === "hangs up") return void request.socket.destroy();
  if (way === "redirect") return void response.writeHead(307, { Location: "/elsewhere" }).end();
  response.writeHead(way).end();
  if (way === 204) delivered.push("webhook");
};
const listener = createServer(answer);
/** Answers every connection with bytes that are neither TLS nor SMTP. */
const noise = createSocketServer((socket: Socket) => {
  socket.on("error", () => undefined);
  socket.end("hello\r\n");
});
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
const delivered: string[] = [];
let mail: MailServer;
let closedPort: number;

beforeAll(async () => {
  mail = await startMailServer();
  closedPort = await freePort();
  for (const server of [listener, noise])
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await leads.update(ID, () => CONTACT);
});
afterAll(async () => {
  await mail.stop();
  listener.closeAllConnections();
  listener.close();
  noise.close();
  [on, queued, kept, secrets].forEach((store) => store.close());
});
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  now = START;
  way = 204;
  mail.be("good");
  mail.letters.length = 0;
  delivered.length = 0;
  for (const { cursor } of (await queued.list({ before: null, limit: 9 })).rows)
    await queued.remove(cursor.id);
  for (const channel of ["mail", "webhook"]) await kept.remove(channel);
});

const arrives = (channel: Channel) =>
  createNotificationQueue(queued, clock).enqueue([channel], {
    kind: "lead",
    leadId: ID,
    receivedAt: CONTACT.receivedAt,
  });

/** One failed try, seen with its reason, then a delivery as soon as the other end is repaired. */
const failsAndRecovers = async (
  channel: Channel,
  broken: () => SendNotification,
  repaired: () => SendNotification,
  expected: readonly [code: string, status: number | null],
) => {
  const warnings = jest.spyOn(log, "warn");
  await arrives(channel);
  await poll(channel, broken());
  const [code, status] = expected;
  expect(await stateOf(channel)).toMatchObject({
    count: 1,
    failure: { at: START, code, status },
  });
  const told = { event: "message not taken", channel, host: "other.example", why: code, status };
  expect(warnings).toHaveBeenCalledWith(expect.objectContaining(told));
  expect(JSON.stringify(warnings.mock.calls)).not.toMatch(/@|Asha|98765/);
  now += HOUR_MS;
  await poll(channel, repaired());
  expect(await stateOf(channel)).toMatchObject({
    count: 0,
    failure: { at: START, code, status },
    succeededAt: now,
  });
};

test.each([
  ["is busy", "busy", "busy", 451],
  ["refuses the sender", "refuses", "sender", 550],
  ["refuses an address of LEADS_TO", "unknown address", "address", 550],
  ["refuses the password", "refuses login", "login", 535],
  ["stops answering", "stalls", "timeout", null],
  ["ends the connection", "drops", "dropped", null],
] as const)("a mail server that %s", async (_, mode, code, status) => {
  const withLogin = mail.url.replace("smtp://", "smtp://site:secret@");
  mail.be(mode);
  const repaired = () => {
    mail.be("good");
    return mailTo(withLogin);
  };
  await failsAndRecovers(
    "mail",
    () => mailTo(withLogin, undefined, mode === "stalls" ? STALLS_MS : WORKS_MS),
    repaired,
    [code, status],
  );
  expect(mail.letters).toHaveLength(1);
});

test.each([
  ["does not run", (): string => `smtp://127.0.0.1:${closedPort}`, "refused"],
  ["is misspelt", (): string => "smtp://no-such-host.invalid", "noHost"],
  ["speaks no TLS", (): string => `smtps://127.0.0.1:${portOf(noise)}`, "tls"],
] as const)("a mail server that %s", async (_, url, code) => {
  await failsAndRecovers(
    "mail",
    () => mailTo(url()),
    () => mailTo(mail.url),
    [code, null],
  );
  expect(mail.letters).toHaveLength(1);
});

const hook = () => `http://127.0.0.1:${portOf(listener)}/leads`;

test.each([
  ["answers 500", 500, "busy", 500],
  ["knows no such path", 404, "noPage", 404],
  ["refuses the signature", 401, "signature", 401],
  ["wants something else", 422, "rejected", 422],
  ["redirects", "redirect", "moved", 307],
  ["stays silent", "silent", "timeout", null],
  ["hangs up", "hangs up", "dropped", null],
] as const)("a listener that %s", async (_, how, code, status) => {
  way = how;
  const repaired = () => {
    way = 204;
    return webhookTo(hook());
  };
  await failsAndRecovers("webhook", () => webhookTo(hook()), repaired, [code, status]);
  expect(delivered).toHaveLength(1);
});

test.each([
  ["does not run", (): string => `http://127.0.0.1:${closedPort}/leads`, "refused"],
  ["is misspelt", (): string => "https://no-such-host.invalid/leads", "noHost"],
  ["speaks no TLS", (): string => `https://127.0.0.1:${portOf(noise)}/leads`, "tls"],
] as const)("a listener that %s", async (_, url, code) => {
  await failsAndRecovers(
    "webhook",
    () => webhookTo(url()),
    () => webhookTo(hook()),
    [code, null],
  );
  expect(delivered).toHaveLength(1);
});

test("a report to an address that does not exist is told apart from our own addresses", async () => {
  const cause = Object.assign(new Error("No"), { responseCode: 550, command: "RCPT TO" });
  const send = () => Promise.reject(new PermanentFailure("No such address", { cause }));
  await createNotificationQueue(queued, clock).enqueue(["mail"], {
    kind: "report",
    visitorId: ID,
    completedAt: START,
    email: "a@example.in",
    lang: "en",
  });
  await poll("mail", send);
  expect(await stateOf("mail")).toMatchObject({
    count: 0,
    failure: { at: START, code: "visitorAddress", status: 550 },
  });
});

test("a result that cannot be kept does not keep anything from being sent", async () => {
  const warnings = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  jest.spyOn(kept, "update").mockRejectedValue(new Error("away"));
  await arrives("webhook");
  await poll("webhook", webhookTo(hook()));
  expect(delivered).toHaveLength(1);
  const told = { event: "channel result not kept", channel: "webhook", kind: "Error" };
  expect(warnings).toHaveBeenCalledWith(told);
});

test("a store that fails is no failure of the channel", async () => {
  const send = () => Promise.reject(new StoreUnavailable(new Error("away")));
  await arrives("mail");
  await poll("mail", send);
  expect(await stateOf("mail")).toEqual({ count: 1 });
});

test("one wrong address of several is the channel's last failure, though the mail left for the others", async () => {
  mail.be("unknown nobody");
  const to = ["nobody@example.in", "asha@example.in"];
  await arrives("mail");
  await poll("mail", mailTo(mail.url, to));
  expect(mail.letters.map((letter) => letter.to)).toEqual([["asha@example.in"]]);
  expect(await stateOf("mail")).toMatchObject({
    count: 0,
    succeededAt: START,
    failure: {
      at: START,
      code: "address",
      status: 550,
    },
  });
});

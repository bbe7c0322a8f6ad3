// holds: #webhook
import { createHmac, randomBytes } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { newRecord, type VisitorRecord, withAttempt } from "@/lib/domain/account/record";
import { withConsent, withoutConsent } from "@/lib/domain/core/consent";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";
import type { Lead } from "@/lib/domain/leads/lead";
import { lastScoreOf } from "@/lib/domain/leads/shared-check";
import type { Stored, Store } from "@/lib/server/store/store";
import { storedWording } from "@/lib/server/check/save-answer";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { webhookChannel } from "./webhook-channel";

type Heard = { url: string; headers: IncomingHttpHeaders; body: string };
type Way = number | "endless" | "redirect";

const SECRET = randomBytes(32);
const heard: Heard[] = [];
let way: Way = 204;
let server: Server;
let url: string;

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  heard.push({ url: request.url!, headers: request.headers, body: await text(request) });
  if (way === "redirect") return void response.writeHead(307, { Location: "/elsewhere" }).end();
  if (way === "endless") {
    response.writeHead(200);
    return void setInterval(() => response.write("x".repeat(65_536)), 1).unref();
  }
  response.writeHead(way).end("thanks");
};

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard.length = 0;
  way = 204;
});

const NOW = Date.parse("2026-11-21T06:00:00Z");
const holding = <R extends object>(record: R | null): Store<R> => ({
  read: async () => record && ({ ...record, createdAt: 1, updatedAt: 1 } as Stored<R>),
  update: () => Promise.reject(new Error("only read")),
  remove: () => Promise.reject(new Error("only read")),
  list: () => Promise.reject(new Error("only read")),
  find: () => Promise.reject(new Error("only read")),
  search: () => Promise.reject(new Error("only read")),
  count: () => Promise.reject(new Error("only read")),
  close: () => undefined,
});

type Body = { type: string; data: Record<string, unknown> & { unsubscribe?: string } };
const LEAD = { kind: "lead", leadId: "lead-1", receivedAt: 10 } as const;
const carry = (lead: Lead | null, since = NOW, record: VisitorRecord | null = null) =>
  webhookChannel({
    leads: holding(lead),
    users: holding(record),
    linker: async () => (leadId) => `https://bizgrow.example/unsubscribe?of=${leadId}`,
    webhook: { url, secret: SECRET },
    lang: "en",
    now: () => NOW,
    answerMs: 1_000,
  })({ id: "message-1", about: LEAD, since });

test("a listener gets a lead, signed by Standard Webhooks", async () => {
  expect(await carry(CONTACT)).toBe(true);
  const [{ url: path, headers, body }] = heard as [Heard];
  expect(path).toBe("/leads");
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "message-1",
    "webhook-timestamp": String(NOW / 1000),
  });
  const signature = createHmac("sha256", SECRET)
    .update(`message-1.${NOW / 1000}.${body}`)
    .digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  const { keys, visitorId, receivedAt, ...sent } = CONTACT;
  const { payClaims, isApart, person, phoneKey, emailKey, ...told } = sent;
  expect(JSON.parse(body)).toEqual({
    type: "lead.arrived",
    timestamp: "1970-01-01T00:00:00.010Z",
    data: { id: "lead-1", receivedAt: "1970-01-01T00:00:00.010Z", contactAllowed: true, ...told },
  });
});

test("what an earlier release kept for the desk is told to nobody", async () => {
  const note = { at: 5, by: "asha@example.in", status: "won", text: "Haggles" };
  await carry({ ...CONTACT, status: "won", notes: [note], wonRupees: 6_999, owner: note.by });
  expect(heard[0]!.body).not.toMatch(/won|Haggles|6999|owner/);
});

test("a newsletter address has its unsubscribe link", async () => {
  await carry({ ...NEWSLETTER, receivedAt: 10 });
  await carry({ ...NEWSLETTER, receivedAt: 10, endedAt: 11 });
  const links = heard.map(({ body }) => (JSON.parse(body) as Body).data.unsubscribe);
  expect(links).toEqual(["https://bizgrow.example/unsubscribe?of=lead-1", undefined]);
});

test.each<Way>([301, 500, "redirect"])(
  "a lead that the listener refused with %s is sent again to that listener only",
  async (answer) => {
    way = answer;
    await expect(carry(CONTACT)).rejects.toThrow();
    expect(heard.map(({ url: path }) => path)).toEqual(["/leads"]);
  },
);

test("the body of an answer is not read: an endless one counts as accepted", async () => {
  way = "endless";
  expect(await carry(CONTACT)).toBe(true);
});

test("deleted leads and leads that are not stored yet are not sent", async () => {
  expect(await carry(null)).toBe(false);
  expect(await carry(null, NOW - 11 * 60_000)).toBe(true);
  expect(await carry({ ...CONTACT, flags: ["spam"] })).toBe(true);
  expect(heard).toEqual([]);
});

describe("answers and score", () => {
  const checked = withAttempt(
    newRecord("visitor", "hash", { lang: "en" }),
    SAMPLE_ANSWERS,
    quizResult(SAMPLE_ANSWERS),
    5,
    storedWording,
  );
  const agreed = { ...checked, consents: withConsent([], "contact", "2026-11-21", 6) };
  const consent = { purpose: "shareCheck", textVersion: "x", givenAt: 6, withdrawnAt: null };
  const shares = {
    ...CONTACT,
    visitorId: "visitor",
    sharedCheck: {
      consent,
      score: lastScoreOf(checked),
    },
  };

  test.each<[string, Lead, VisitorRecord, boolean]>([
    ["a check", { ...CHECK, visitorId: "visitor" }, agreed, true],
    ["Get Started", { ...ONBOARDING, visitorId: "visitor" }, agreed, true],
    ["a message with the check", shares, checked, true],
    ["a message without it", { ...CONTACT, visitorId: "visitor" }, agreed, false],
    ["a check without consent", { ...CHECK, visitorId: "visitor" }, checked, false],
    ["another record's", { ...CHECK, visitorId: "visitor" }, { ...agreed, mergedInto: "x" }, false],
    [
      "a withdrawn share",
      { ...shares, sharedCheck: { consent: { ...consent, withdrawnAt: 9 }, score: null } },
      { ...checked, consents: withoutConsent([consent], "shareCheck", 9) },
      false,
    ],
  ])("%s: %#", async (_, lead, record, goesAlong) => {
    await carry(lead, NOW, record);
    for (const { body } of heard) {
      const { data } = JSON.parse(body) as Body;
      expect(data["check"]).toEqual(
        goesAlong
          ? expect.objectContaining({
              healthScore: quizResult(SAMPLE_ANSWERS).healthScore,
              answers: SAMPLE_ANSWERS,
            })
          : undefined,
      );
    }
    expect(heard).toHaveLength(1);
  });
});

// holds: #get-started
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { standAt } from "@/test/support/browser-page";
import { ASHA } from "@/test/builders/onboardings";

const WISH = { lang: "hi", textVersion: "2026-11-21", filledMs: 60_000 } as const;
const NUMBER = "BG-7K3Q9XM";
const GOOD = { status: 201, body: { reference: NUMBER } };

type Call = { key: string; body: unknown };
let calls: Call[];
/** The next replies; the last one is repeated. */
let replies: { status: number; body: object }[];
/** Runs while a call is under way. */
let meanwhile: () => void;

/** The calls for the visitor's record. */
let opened: string[];
const recordCall = ({ method, url }: IncomingMessage, response: ServerResponse) => {
  opened.push(`${method} ${url}`);
  response.writeHead(201).end(JSON.stringify({ answers: {}, attempts: 0 }));
};

const server = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.url !== "/api/leads/onboarding") return recordCall(request, response);
    calls.push({ key: String(request.headers["idempotency-key"]), body: JSON.parse(body) });
    meanwhile();
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
    response.writeHead(reply.status).end(JSON.stringify(reply.body));
  });
});

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  standAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  calls = [];
  opened = [];
  replies = [GOOD];
  meanwhile = () => {};
});

const newPage = async () => {
  jest.resetModules();
  return import("./onboarding-lead");
};

test("it is one call, which names the record it belongs to, and it leaves before anything is waited for", async () => {
  const page = await newPage();
  const fetched = jest.spyOn(globalThis, "fetch");
  page.completeOnboarding(ASHA, null, WISH);
  const sent = page.sendOnboardingLead();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]![1]).toMatchObject({ keepalive: true });
  fetched.mockRestore();
  await sent;
  const id = localStorage.getItem("bizgrow-user-id");
  expect(calls[0]!.body).toMatchObject({ visitorId: id, package: null });
  expect(opened).toEqual([]);
});

test("a refused lead is not retried", async () => {
  replies = [{ status: 422, body: {} }];
  const page = await newPage();
  page.completeOnboarding(ASHA, null, WISH);
  await page.keepSendingLead();
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // the first pause is 1.25 s at most
  expect(calls).toHaveLength(1);
});

test("a withdrawal drops an unsent lead, waits for a call under way, and keeps a sent lead", async () => {
  replies = [{ status: 503, body: {} }, GOOD];
  const page = await newPage();
  page.completeOnboarding(ASHA, null, WISH);
  await page.sendOnboardingLead();
  await page.dropWaitingLead();
  expect(page.onboardingLeadState()).toEqual({ kind: "none" });
  page.completeOnboarding(ASHA, null, WISH);
  let isSent = false;
  void page.sendOnboardingLead().then(() => (isSent = true));
  await page.dropWaitingLead();
  expect(isSent).toBe(true);
  expect(page.onboardingLeadState()).toEqual({ kind: "none" });
  page.completeOnboarding(ASHA, null, WISH);
  await page.sendOnboardingLead();
  await page.dropWaitingLead();
  expect(page.onboardingLeadState()).toMatchObject({ kind: "stored" });
});

test("any later page sends a waiting lead, except during an interrupted sign-out", async () => {
  const page = await newPage();
  page.completeOnboarding(ASHA, null, WISH);
  await newPage();
  localStorage.setItem("bizgrow-signing-out", "1");
  const { sendWaitingLead } = await import("./waiting-lead");
  const end = sendWaitingLead();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls).toEqual([]);
  localStorage.removeItem("bizgrow-signing-out");
  jest.resetModules();
  const later = await import("./waiting-lead");
  const endLater = later.sendWaitingLead();
  while (later.hasWaitingLead()) await new Promise((resolve) => setTimeout(resolve, 10));
  dispatchEvent(new Event("focus"));
  end();
  endLater();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls).toHaveLength(1);
});

test("a reply that is no number of ours does not count as stored", async () => {
  replies = [{ status: 201, body: { reference: "<b>1</b>" } }];
  const page = await newPage();
  page.completeOnboarding(ASHA, null, WISH);
  expect(await page.sendOnboardingLead()).toEqual({ kind: "unsent", why: "store" });
});

test("completing again during a call sends both", async () => {
  const page = await newPage();
  const moved = { ...ASHA, location: "Pune" };
  page.completeOnboarding(ASHA, null, WISH);
  meanwhile = () => {
    meanwhile = () => {};
    page.completeOnboarding(moved, null, WISH);
  };
  expect(await page.sendOnboardingLead()).toMatchObject({ kind: "stored" });
  expect(calls.map(({ body }) => body)).toMatchObject([ASHA, moved]);
});

test("the same details sent as an order are another call; those that were sent before stay a question", async () => {
  const page = await newPage();
  const pack = { id: "suite" };
  const former = { key: crypto.randomUUID(), said: { ...ASHA, package: "suite" }, how: WISH };
  page.completeOnboarding(ASHA, pack, null);
  const dated = { ...former, reference: NUMBER, savedAt: Date.now() };
  localStorage.setItem("bizgrow-onboarding-lead", JSON.stringify(dated));
  expect(page.isOrdered()).toBe(false);
  page.completeOnboarding(ASHA, pack, WISH);
  expect(page.isOrdered()).toBe(true);
  await page.sendOnboardingLead();
  page.completeOnboarding(ASHA, pack, WISH);
  await page.sendOnboardingLead();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { ...ASHA, package: "suite", isOrder: true },
  ]);
  expect(JSON.parse(localStorage.getItem("bizgrow-request")!)).toMatchObject({
    token: "",
    reference: NUMBER,
  });
  page.completeOnboarding(ASHA, { id: "complete" }, null);
  expect(page.isOrdered()).toBe(false);
});

test.each(["{", "null", '{"key":5}', '{"key":"a","reference":"x"}'])(
  "a damaged note %s sends nothing that is not ours",
  async (note) => {
    localStorage.setItem("bizgrow-onboarding-lead", note);
    const page = await newPage();
    expect(page.onboardingLeadState()).toEqual({ kind: "none" });
    expect(await page.sendOnboardingLead()).toEqual({ kind: "none" });
    expect(calls).toEqual([]);
  },
);

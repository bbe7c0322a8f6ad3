// holds: #call-me
import { gate, until } from "@/test/support/browser-page";
import { type Misbehaviour, refusal } from "@/test/our-api";
import { apiOfEachTest, newOutboxPage } from "@/test/support/outbox-api";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const newPage = async () => {
  const page = await newOutboxPage();
  const { withoutOtherAccount } = await import("./reconcile");
  const { hasUnsentWork } = await import("./unsent");
  return { ...page, withoutOtherAccount, hasUnsentWork };
};

jest.setTimeout(30_000);

const api = apiOfEachTest();
let page: Awaited<ReturnType<typeof newPage>>;

const SAID = {
  name: "Asha",
  phone: "+919876543210",
  consent: true,
  sharesCheck: true,
  lang: "en",
  textVersion: "2026-11-21",
};
const ask = (key = "key-of-the-call") =>
  page.rememberCall({ kind: "waiting", key, said: { ...SAID } });
const callNow = () => page.readMemory()?.call;
const calls = () => api.calls.filter(({ what }) => what === "call");
const STORED = {
  kind: "stored",
  call: null,
  token: expect.any(String),
  reference: expect.stringMatching(/^BG-/),
};

beforeEach(async () => {
  page = await newPage();
});

test("a call asked for while answers are on their way waits for the finish", async () => {
  const released = gate<Misbehaviour>();
  api.edge = ({ what }) => (what === "b1" ? released.opened : undefined);
  page.rememberAnswer("b1", "yes", 1_000);
  const first = page.flush("en");
  await until(() => api.log().includes("b1"));
  page.finish();
  ask();
  const second = page.flush("en");
  released.open(undefined);
  await Promise.all([first, second]);
  expect(api.log()).toEqual(["open", ...QUESTION_IDS, "analysis", "call"]);
  expect(callNow()).toEqual(STORED);
});

test("a lost reply: sent again with the same key, it is the same lead", async () => {
  page.finish();
  await page.flush("en");
  api.edge = ({ what }) =>
    what === "call" && calls().length === 1 ? "store, then reset" : undefined;
  ask();
  expect(page.hasUnsentWork()).toBe(true);
  await page.flush("en");
  expect([callNow()?.kind, page.saveStatus()]).toEqual(["waiting", "pending"]);
  page = await newPage();
  await page.flush("en");
  expect(calls().map(({ headers }) => headers["idempotency-key"])).toEqual(
    Array(2).fill("key-of-the-call"),
  );
  expect(callNow()).toEqual(STORED);
});

test.each([
  ["a refusal", { status: 422 }],
  ["no finished check", refusal(409, "no_check")],
])("%s ends it, and is kept as the answer", async (_, reply) => {
  page.finish();
  await page.flush("en");
  api.edge = ({ what }) => (what === "call" ? reply : undefined);
  ask();
  await page.flush("en");
  expect(callNow()).toEqual({ kind: "refused" });
  expect(calls()).toHaveLength(1);
  expect(page.saveStatus()).toBe("saved");
});

test("a browser without cookies: the request is kept, and the status says that nothing is", async () => {
  await api.refuseCookies();
  page.finish();
  ask();
  await page.flush("en");
  expect([page.saveStatus(), callNow()?.kind]).toEqual(["local", "waiting"]);
});

test("a request taken back under way, or replaced, is not overwritten by the reply", async () => {
  page.finish();
  await page.flush("en");
  const released = gate<Misbehaviour>();
  api.edge = ({ what }) => (what === "call" ? released.opened : undefined);
  ask();
  const sent = page.flush("en");
  await until(() => calls().length === 1);
  ask("key-of-another-one");
  released.open(undefined);
  await sent;
  expect(callNow()).toMatchObject({ kind: "waiting", key: "key-of-another-one" });
  page.rememberCall(null);
  expect(callNow()).toBeUndefined();
});

test("a retake keeps a request that waits, and forgets one that was sent", () => {
  page.finish();
  ask();
  expect(page.beginAnew().call).toMatchObject({ kind: "waiting" });
  page.rememberCall({ kind: "stored", call: null, token: null, reference: "BG-7K3Q9XM" });
  expect(page.beginAnew().call).toBeUndefined();
});

test("with another person's account only a check that no account has takes its request along", async () => {
  page.finish();
  ask();
  expect(page.withoutOtherAccount(page.readMemory()!).call).toMatchObject({ kind: "waiting" });
  page.rememberCall(null);
  await page.flush("en");
  ask();
  expect(page.withoutOtherAccount(page.readMemory()!).call).toBeUndefined();
});

test.each<[string, unknown]>([
  ["a text", "yes"],
  ["a waiting one without a key", { kind: "waiting", said: SAID }],
  ["an odd reference", { kind: "stored", call: null, token: null, reference: "<b>" }],
])("a damaged request is left out: %s", (_, call) => {
  page.changeMemory((memory) => ({ ...memory, call: call as never }));
  expect(callNow()).toBeUndefined();
});

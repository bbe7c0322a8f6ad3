// holds: #choice-of-advice, #offline, #r3
import { aWhile, gate, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { type Misbehaviour, refusal } from "@/test/our-api";
import { apiOfEachTest, newOutboxPage, type OutboxPage } from "@/test/support/outbox-api";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

jest.setTimeout(30_000);

const api = apiOfEachTest();
let page: OutboxPage;
const storedIn = (id = page.visitorId()) => api.answersOf(id);

beforeEach(async () => {
  page = await newOutboxPage();
});

test("the record begins with the first answer: before it nothing is sent, and no id is made", async () => {
  await page.recall("hi");
  await page.flush("hi");
  page.rememberAiConsent(false, "2026-11-22", 1_000);
  await page.flush("hi");
  await page.reopen("hi");
  expect(api.calls).toEqual([]);
  expect(localStorage.getItem("bizgrow-user-id")).toBeNull();
  page.rememberAnswer("b1", "yes", 1_000);
  await Promise.all([page.flush("hi"), page.flush("hi")]);
  expect(api.log()).toEqual(["open", "consent ai", "b1"]);
  expect(api.calls[0]!.body["lang"]).toBe("hi");
});

test("an id whose record is gone begins no new one", async () => {
  const id = page.visitorId();
  await page.flush("en");
  expect(api.record(id)).toBeUndefined();
  expect(page.saveStatus()).toBe("saved");
});

test("answers given while a pass is under way go before the analysis, too", async () => {
  const released = gate<Misbehaviour>();
  api.edge = ({ what }) => (what === "b1" ? released.opened : undefined);
  page.rememberAnswer("b1", "yes", 1_000);
  const first = page.flush("en");
  await until(() => api.log().includes("b1"));
  page.finish();
  const second = page.flush("en");
  released.open(undefined);
  await Promise.all([first, second]);
  expect(api.log()).toEqual(["open", ...QUESTION_IDS, "analysis"]);
});

test("a finish that waits since a retake goes before the new answers", async () => {
  page.finish(answersOfAll("maybe"));
  page.beginAnew();
  page.rememberAnswer("b1", "no", 2_000);
  await page.flush("en");
  expect(api.log()).toEqual(["open", "analysis", "b1"]);
  expect(api.finishesOf(page.visitorId())).toEqual([answersOfAll("maybe")]);
  expect(page.readMemory()).toMatchObject({ waiting: [], analysis: null });
});

test("a check taken again while its analysis is under way is not finished twice", async () => {
  const released = gate<Misbehaviour>();
  api.edge = ({ what }) => (what === "analysis" ? released.opened : undefined);
  page.finish();
  const flushed = page.flush("en");
  await until(() => api.log().includes("analysis"));
  page.beginAnew();
  released.open(undefined);
  await flushed;
  await page.flush("en");
  expect(api.log().filter((what) => what === "analysis")).toHaveLength(1);
  expect(page.readMemory()).toMatchObject({ answers: {}, waiting: [], analysis: null });
});

test("an answer changed while its older version is under way is sent again", async () => {
  const released = gate<Misbehaviour>();
  api.edge = ({ what }) => (what === "b1" ? released.opened : undefined);
  page.rememberAnswer("b1", "yes", 1_000);
  const first = page.flush("en");
  await until(() => api.log().includes("b1"));
  page.rememberAnswer("b1", "no", 1_000);
  const second = page.flush("en");
  released.open(undefined);
  await Promise.all([first, second]);
  expect(api.log()).toEqual(["open", "b1", "b1"]);
  expect(storedIn()).toEqual({ b1: "no" });
  expect(page.saveStatus()).toBe("saved");
});

test("flushes at the same time send an answer once, and are answered by one further pass", async () => {
  const released = gate<Misbehaviour>();
  api.edge = () => released.opened;
  page.rememberAnswer("b1", "yes", 1_000);
  const flushes = Array.from({ length: 20 }, () => page.flush("en"));
  await until(() => api.calls.length > 0);
  await aWhile();
  expect(api.log()).toEqual(["open"]);
  released.open({ status: 503 });
  await Promise.all(flushes);
  expect(api.log()).toEqual(["open", "open"]);
  api.edge = () => undefined;
  await Promise.all(Array.from({ length: 20 }, () => page.flush("en")));
  expect(api.log()).toEqual(["open", "open", "open", "b1"]);
});

test("a flush at the very end of a pass does not run beside the next one", async () => {
  let inside = 0;
  let most = 0;
  api.edge = async () => {
    most = Math.max(most, ++inside);
    await aWhile();
    inside--;
    return { status: 503 };
  };
  page.rememberAnswer("b1", "yes", 1_000);
  const first = page.flush("en");
  const atItsEnd = first.then(() => page.flush("en"));
  await Promise.all([first, page.flush("en"), atItsEnd]);
  expect(api.calls).toHaveLength(2);
  expect(most).toBe(1);
});

test("unsent answers are sent when the network or the visitor returns, until that is stopped", async () => {
  const stop = page.keepSending("en");
  for (const [target, type, id] of [
    [window, "online", "b1"],
    [window, "focus", "b2"],
    [document, "visibilitychange", "b3"],
  ] as const) {
    page.rememberAnswer(id, "yes", 1_000);
    target.dispatchEvent(new Event(type));
    await until(() => !page.hasUnsent(page.readMemory()!));
  }
  expect(api.log()).toEqual(["open", "b1", "b2", "b3"]);
  stop();
  page.rememberAnswer("b4", "yes", 1_000);
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  await aWhile();
  expect(api.calls).toHaveLength(4);
});

test("where the browser has locks, the pass is made under one; where it gives none, without", async () => {
  const names: string[] = [];
  const request = async (name: string, work: () => Promise<void>) => {
    names.push(name);
    if (names.length > 1) throw new DOMException("not here", "SecurityError");
    await work();
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  try {
    page.rememberAnswer("b1", "yes", 1_000);
    await page.flush("en");
    page.rememberAnswer("b2", "yes", 1_000);
    await page.flush("en");
  } finally {
    delete (navigator as { locks?: unknown }).locks;
  }
  expect(names).toEqual(["bizgrow-outbox", "bizgrow-outbox"]);
  expect(storedIn()).toEqual({ b1: "yes", b2: "yes" });
});

describe("the choice of only standard advice", () => {
  const consent = "consent ai";
  const storedChoice = () => api.record(page.visitorId())?.consents ?? [];

  test("goes before everything that could reach the AI, once", async () => {
    page.rememberAiConsent(false, "2026-11-22", 1_000);
    page.finish();
    await page.flush("en");
    await page.flush("en");
    expect(api.log()).toEqual(["open", consent, ...QUESTION_IDS, "analysis"]);
    expect(storedChoice()).toMatchObject([{ purpose: "ai", textVersion: "2026-11-22" }]);
    expect(api.record(page.visitorId())!.aiAnalysis!.source).toBe("standard");
    expect(page.readMemory()!.aiConsent).toMatchObject({ isGiven: false, isSent: true });
  });

  test("made without a network waits on the device, through a reload and a retake", async () => {
    await api.stop();
    page.rememberAiConsent(false, "2026-11-22", 1_000);
    await page.flush("en");
    page.beginAnew();
    expect(page.hasUnsent(page.readMemory()!)).toBe(true);
    await api.start();
    page = await newOutboxPage();
    page.rememberAnswer("b1", "yes", 2_000);
    await page.flush("en");
    expect(api.log()).toEqual(["open", consent, "b1"]);
    expect(storedChoice()).toHaveLength(1);
  });

  test("that the server does not take keeps everything else here, too", async () => {
    api.edge = ({ what }) => (what === consent ? refusal(422, "invalid") : undefined);
    page.rememberAiConsent(false, "2026-11-22", 1_000);
    page.finish();
    await page.flush("en");
    expect(api.log()).toEqual(["open", consent]);
    expect(page.saveStatus()).toBe("kept");
    page = await newOutboxPage();
    page.rememberAiConsent(true, "2026-11-22", 2_000);
    await page.flush("en");
    expect(api.log().at(-1)).toBe("analysis");
  });

  test("changed while it was on its way is sent once more", async () => {
    const released = gate<Misbehaviour>();
    api.edge = ({ what }) => (what === consent ? released.opened : undefined);
    page.rememberAiConsent(false, "2026-11-22", 1_000);
    page.rememberAnswer("b1", "yes", 1_000);
    const first = page.flush("en");
    await until(() => api.log().includes(consent));
    page.rememberAiConsent(true, "2026-11-22", 1_001);
    const second = page.flush("en");
    released.open(undefined);
    await Promise.all([first, second]);
    expect(api.log()).toEqual(["open", consent, "b1", consent]);
    expect(storedChoice().at(-1)).toMatchObject({ withdrawnAt: null });
  });

  test("holds for the new record after the first one was lost", async () => {
    page.rememberAiConsent(false, "2026-11-22", 1_000);
    page.rememberAnswer("b1", "yes", 1_000);
    await page.flush("en");
    await api.deleteRecords();
    page.finish();
    await page.flush("en");
    expect(api.record(page.visitorId())!.aiAnalysis!.source).toBe("standard");
  });
});

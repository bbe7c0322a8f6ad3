import { ourApi, refusal } from "@/test/our-api";
import { fakeTimeouts, gate, standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { AI_ANALYSIS } from "@/test/builders/ai-analysis";
import type { Answers } from "@/lib/domain/check/answers";

/** The device's first id, and that of the account's record. */
const DEVICE = "0f8fad5b-d9cb-469f-a165-70867728950e";
const HOME = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const ALL_YES = answersOfAll("yes");

const newPage = async () => {
  jest.resetModules();
  return {
    ...(await import("./outbox")),
    ...(await import("./quiz-memory")),
    ...(await import("./sign-in-hint")),
    ...(await import("@/lib/browser/auth/forget-device")),
    ...(await import("./visitor-id")),
    ...(await import("./unsent")),
  };
};

const api = ourApi("none");
let page: Awaited<ReturnType<typeof newPage>>;

const known = (answers: Answers, version: number, rest: object = {}) => ({
  status: 200,
  body: {
    userId: HOME,
    answers,
    versions: Object.fromEntries(Object.keys(answers).map((id) => [id, version])),
    attempts: 0,
    isFinished: false,
    ...rest,
  },
});

const account = (uid: string) => ({ uid, name: "Asha", email: "a@b.in", photoURL: null });
const accountHas = (...has: Parameters<typeof known>) =>
  (api.answers["PUT /api/account"] = () => known(...has));
const takeAll = (id: string) => {
  api.answers[`PUT /api/visitors/${id}`] = () => ({ ...known({}, 0), status: 201 });
  for (const question of Object.keys(ALL_YES))
    api.answers[`PUT /api/visitors/${id}/answers/${question}`] = () => ({ status: 204 });
};
/** Accepts any id of the device. */
const takeAnybody = () => {
  api.answers = new Proxy(api.answers, {
    get: (own, what: string) => {
      if (own[what] || !what.startsWith("PUT /api/visitors/")) return own[what];
      return () => (what.includes("/answers/") ? { status: 204 } : known({}, 0));
    },
  });
};

beforeEach(async () => {
  localStorage.clear();
  fakeTimeouts();
  await api.reset();
  await api.start();
  standAt(api.origin);
  localStorage.setItem("bizgrow-user-id", DEVICE);
  page = await newPage();
});

afterEach(async () => {
  jest.useRealTimers();
  await api.stop();
});

test("a sign-in that was cut short anywhere is finished by the next page", async () => {
  page.writeHint(account("u1"));
  api.answers["PUT /api/account"] = () => "reset";
  await page.flush("en");
  expect([page.visitorId(), page.isLinkDue()]).toEqual([DEVICE, true]);
  page = await newPage();
  accountHas({ b1: "no" }, 5);
  await page.flush("en");
  expect([page.visitorId(), page.isLinkDue()]).toEqual([HOME, false]);
});

test("after the end of a session the device keeps its answers and continues anonymously", async () => {
  accountHas(ALL_YES, 5, {
    attempts: 1,
    isFinished: true,
    analysis: { ...AI_ANALYSIS, source: "ai", lang: "en" },
  });
  page.writeHint(account("u1"));
  await page.flush("en");
  const before = page.readMemory()!;

  page = await newPage();
  api.answers["PUT /api/account"] = () => refusal(401, "sign_in_needed");
  takeAnybody();
  api.calls.length = 0;
  await page.flush("en");
  const id = page.visitorId();
  expect([DEVICE, HOME]).not.toContain(id);
  expect(page.readHint()).toBeNull();
  expect(page.readMemory()).toEqual(before);
  page = await newPage();
  await page.flush("en");
  // Answers that the account has begin no record; later ones do.
  expect(api.lines()).toEqual(["PUT /api/account"]);
  page.beginAnew();
  page.rememberAnswer("b1", "no", 2_000);
  await page.flush("en");
  expect(api.lines().slice(1)).toEqual([
    `PUT /api/visitors/${id}`,
    `PUT /api/visitors/${id}/answers/b1`,
  ]);
});

test("signing in again after that brings both together", async () => {
  localStorage.setItem("bizgrow-account", JSON.stringify({ uid: "u1", userId: HOME }));
  page.changeMemory((memory) => ({
    ...memory,
    answers: {
      b1: { answer: "yes", version: 5, isSent: true },
      b2: { answer: "yes", version: 9, isSent: true },
    },
  }));
  accountHas({ b1: "yes", b2: "yes", b3: "no" }, 9);
  page.writeHint(account("u1"));
  await page.flush("en");
  expect(api.calls[0]!.body).toMatchObject({ visitorId: DEVICE });
  expect(page.answersIn(page.readMemory()!)).toEqual({ b1: "yes", b2: "yes", b3: "no" });
  expect(page.visitorId()).toBe(HOME);
});

test("another person's account gets no data that the first one has stored", async () => {
  localStorage.setItem("bizgrow-account", JSON.stringify({ uid: "u1", userId: HOME }));
  page.changeMemory((memory) => ({
    ...memory,
    answers: { b1: { answer: "yes", version: 5, isSent: true } },
    attempts: 3,
  }));
  page.rememberAnswer("b2", "no", 1_000);
  accountHas({}, 0);
  takeAll(HOME);
  page.writeHint(account("u2"));
  await page.flush("en");
  expect(api.lines()).toEqual(["PUT /api/account", `PUT /api/visitors/${HOME}/answers/b2`]);
  expect(page.answersIn(page.readMemory()!)).toEqual({ b2: "no" });
  expect(page.readLink()).toEqual({ uid: "u2", userId: HOME });
});

test("a reply that comes after the device was wiped brings nothing back", async () => {
  const { opened, open } = gate<ReturnType<typeof known>>();
  api.answers["PUT /api/account"] = () => opened;
  page.writeHint(account("u1"));
  const flushed = page.flush("en");
  await until(() => api.calls.length > 0);
  page.forgetDevice();
  const id = page.visitorId();
  open(known(ALL_YES, 5));
  await flushed;
  expect(page.readMemory()).toBeNull();
  expect(page.readLink()).toBeNull();
  expect(page.visitorId()).toBe(id);
});

test("a late reply about an anonymous record brings nothing back to a wiped device", async () => {
  const { opened, open } = gate<ReturnType<typeof known>>();
  api.answers[`PUT /api/visitors/${DEVICE}`] = () => opened;
  page.rememberAnswer("b1", "yes", 1_000);
  const flushed = page.flush("en");
  await until(() => api.calls.length > 0);
  page.forgetDevice();
  open(known(ALL_YES, 5));
  await flushed;
  expect(page.readMemory()).toBeNull();
});

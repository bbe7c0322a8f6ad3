// holds: #the-health-check
import "@/test/support/one-react";
import { AI_ANALYSIS } from "@/test/builders/ai-analysis";
import { fakeTimeouts, gate, standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { checkScreen } from "@/test/support/check-screen";
import { ourApi, type Misbehaviour } from "@/test/our-api";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import type { Answers } from "@/lib/domain/check/answers";
import type { Lang } from "@/lib/domain/core/languages";

const MEMORY_KEY = "bizgrow-quiz";
const { quiz, result } = checkWordsIn("en");
const ALL_YES = answersOfAll("yes");

jest.setTimeout(30_000);

const api = ourApi();
let closePage = async () => {};

const memoryText = (answers: Answers, rest: object = {}) =>
  JSON.stringify({
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [
        id,
        { answer, version: 1_000, isSent: false },
      ]),
    ),
    ...rest,
  });
const remember = (...memory: Parameters<typeof memoryText>) =>
  localStorage.setItem(MEMORY_KEY, memoryText(...memory));

/** The check on a freshly loaded page. React is loaded before jest fakes the clock, because it uses the real one. */
const openCheck = async (lang: Lang = "en") => {
  jest.resetModules();
  const library = await import("@testing-library/react/pure");
  const { HealthCheck } = await import("./health-check");
  const { AuthProvider } = await import("@/components/auth/auth-provider");
  const { flush } = await import("@/lib/browser/check/outbox");
  fakeTimeouts();
  const words = checkWordsIn(lang);
  library.render(
    <AuthProvider lang={lang}>
      <HealthCheck lang={lang} words={words} leave={{ onExit: () => {} }} />
    </AuthProvider>,
  );
  closePage = async () => {
    library.cleanup();
    await flush("en");
    jest.useRealTimers();
  };
  const otherTabWrites = (...memory: Parameters<typeof memoryText>) => {
    remember(...memory);
    library.act(() => {
      dispatchEvent(new StorageEvent("storage", { key: MEMORY_KEY }));
    });
  };
  return { ...checkScreen(library, words), otherTabWrites };
};

/** Delays the answer to the analysis until the returned function is called. */
const holdAnalysis = () => {
  const { opened, open } = gate<Misbehaviour>();
  api.edge = ({ what }) => (what === "analysis" ? opened : undefined);
  return open;
};

beforeEach(async () => {
  localStorage.clear();
  await api.reset();
  await api.start();
  standAt(api.origin);
});

afterEach(async () => {
  await api.stop();
  await closePage();
});

test("a check finished in another language is advised again in this one", async () => {
  remember(ALL_YES, { analysis: { analysis: AI_ANALYSIS, source: "ai", lang: "en" } });
  const letGo = holdAnalysis();
  const check = await openCheck("hi");
  await until(() => check.isAnalysing() && api.log().includes("analysis"));
  expect(api.calls.at(-1)!.body["lang"]).toBe("hi");
  letGo(undefined);
  await check.done();
});

test("an analysis that does not come within 15 s gives way to standard advice", async () => {
  const letGo = holdAnalysis();
  remember(ALL_YES);
  const check = await openCheck();
  await until(() => check.isAnalysing() && api.log().includes("analysis"));
  check.pass(14_000);
  expect(check.isAnalysing()).toBe(true);
  check.pass(1_000);
  await check.done();
  expect(check.shows(result.plan.why)).toBe(true);
  letGo({ status: 503 });
});

test("a retake in another tab is said here, a wiped device is not", async () => {
  const analysed = { analysis: { analysis: AI_ANALYSIS, source: "ai", lang: "en" } };
  remember(ALL_YES, analysed);
  const check = await openCheck();
  await check.done();
  check.otherTabWrites({}, { begunAt: 1_000 });
  expect(check.asked()).toBe("b1");
  expect(check.shows(quiz.elsewhere)).toBe(true);
  check.choose("yes");
  expect(check.shows(quiz.elsewhere)).toBe(false);

  await closePage();
  remember(ALL_YES, analysed);
  const wiped = await openCheck();
  await wiped.done();
  wiped.otherTabWrites({});
  expect(wiped.asked()).toBe("b1");
  expect(wiped.shows(quiz.elsewhere)).toBe(false);
});

test("a device that lost its answers gets them from the server", async () => {
  remember({ b1: "yes", b2: "no" });
  const first = await openCheck();
  await first.begun();
  await until(() => api.log().length === 3);
  await closePage();
  localStorage.removeItem(MEMORY_KEY);

  const check = await openCheck();
  await check.begun();
  expect(check.asked()).toBe("b3");
  check.click("Previous");
  expect([check.asked(), check.pressed()]).toEqual(["b2", "no"]);
  await api.forgetCookies();
  check.choose("yes");
  const storedOnServer = () =>
    Object.entries(api.answersOf(localStorage.getItem("bizgrow-user-id")!)).map(
      ([key, answer]) => `${key} ${answer}`,
    );
  await until(() => storedOnServer().join() === "b1 yes,b2 yes");
});

test("a server that does not answer is waited for 2.5 s", async () => {
  localStorage.setItem("bizgrow-user-id", "fallback-1764000000000");
  const { opened, open } = gate<Misbehaviour>();
  api.edge = () => opened;
  const check = await openCheck();
  await until(() => api.calls.length > 0);
  check.pass(2_499);
  expect(check.asked()).toBeNull();
  expect(check.shows(quiz.setup.title)).toBe(true);
  check.pass(1);
  await check.begun();
  expect(check.asked()).toBe("b1");
  open({ status: 503 });
});

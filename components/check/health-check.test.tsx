// holds: #the-health-check, #choice-of-advice
// Takes some seconds: whole checks of 15 questions against the real route handlers.
import "@/test/support/one-react";
import { StrictMode } from "react";
import { breakStorage, fakeTimeouts, standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { fireEvent } from "@testing-library/react";
import { checkScreen } from "@/test/support/check-screen";
import { ANSWERS } from "@/lib/domain/check/answers";
import { ourApi } from "@/test/our-api";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { ADVANCE_AFTER_MS } from "@/lib/domain/check/quiz";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const words = checkWordsIn("en");
const { analysis, keep } = words.quiz.results;
const MIXED = answersOfAll("no", { b1: "yes", b2: "maybe", g1: "maybe", o5: "yes" });

jest.setTimeout(30_000);

const api = ourApi();
let closePage = async () => {};
const ownId = () => localStorage.getItem("bizgrow-user-id")!;
const storedOnServer = () => api.answersOf(ownId());

/** The check on a freshly loaded page. React is loaded before jest fakes the clock, because it uses the real one. */
const openCheck = async (Around: typeof StrictMode | "div" = "div", onExit = () => {}) => {
  jest.resetModules();
  const library = await import("@testing-library/react/pure");
  const { HealthCheck } = await import("./health-check");
  const { AuthProvider } = await import("@/components/auth/auth-provider");
  const { flush } = await import("@/lib/browser/check/outbox");
  fakeTimeouts();
  library.render(
    <Around>
      <AuthProvider lang="en">
        <HealthCheck lang="en" words={words} leave={{ onExit }} />
      </AuthProvider>
    </Around>,
  );
  closePage = async () => {
    library.cleanup();
    await flush("en");
    jest.useRealTimers();
  };
  const check = checkScreen(library, words);
  await check.begun();
  return check;
};

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "");
  await api.reset();
  await api.start();
  standAt(api.origin);
});

afterEach(async () => {
  await api.stop();
  await closePage();
  jest.restoreAllMocks();
});

test.each([
  ["plainly", "div" as const],
  ["twice, as React's strict mode runs effects", StrictMode],
])("a whole check by clicks, each effect run %s", async (_, Around) => {
  const check = await openCheck(Around);
  expect(check.asked()).toBe("b1");
  expect(check.button("Previous")).toBeDisabled();
  check.give(MIXED);
  expect(check.isAnalysing()).toBe(true);
  await check.done();
  expect(check.shows(analysis.ai)).toBe(true);
  expect(check.shows(analysis.updated)).toBe(false);
  expect(document.body).toHaveTextContent("80");
  expect(check.shows(words.quiz.saved.saved)).toBe(true);
  expect(storedOnServer()).toEqual(MIXED);
  expect(api.finishesOf(ownId())).toEqual([MIXED]);
  expect(api.log().sort()).toEqual(["analysis", ...QUESTION_IDS, "open"].sort());
});

test("an answer stays for 600 ms, and may be changed in that time", async () => {
  const check = await openCheck();
  check.choose("yes");
  check.choose("yes");
  expect(check.pressed()).toBe("yes");
  check.pass(599);
  check.choose("no");
  check.pass(599);
  expect(check.asked()).toBe("b1");
  expect(check.pressed()).toBe("no");
  check.pass(1);
  expect(check.asked()).toBe("b2");
  expect(check.pressed()).toBeNull();
  check.pass(5_000);
  expect(check.asked()).toBe("b2");
  await until(() => storedOnServer()["b1"] === "no");
});

test("an answer is pressed and kept before the next frame, and changed in the last one has its time", async () => {
  const check = await openCheck();
  check.choose("yes");
  check.pass(599);
  check.tap("no");
  expect(check.pressed()).toBe("no");
  expect(localStorage.getItem(QUIZ_MEMORY_KEY)).toContain('"answer":"no"');
  check.pass(1);
  expect(check.asked()).toBe("b1");
  check.paint();
  check.pass(599);
  expect([check.asked(), check.pressed()]).toEqual(["b1", "no"]);
  check.pass(1);
  expect(check.asked()).toBe("b2");
});

test("back and forward: the answers stay", async () => {
  const check = await openCheck();
  check.give({ b1: "yes", b2: "maybe" });
  check.click("Previous");
  expect([check.asked(), check.pressed()]).toEqual(["b2", "maybe"]);
  check.click("Previous");
  expect([check.asked(), check.pressed()]).toEqual(["b1", "yes"]);
  check.click("Next");
  expect([check.asked(), check.pressed()]).toEqual(["b2", "maybe"]);
  check.click("Next");
  expect([check.asked(), check.pressed()]).toEqual(["b3", null]);
  expect(check.button("Next")).toBeNull();
});

test("keys answer and go back", async () => {
  const check = await openCheck();
  for (const [key, answer] of [
    ["y", "yes"],
    ["m", "maybe"],
    ["n", "no"],
    ["1", "yes"],
    ["2", "maybe"],
    ["3", "no"],
    ["Y", "yes"],
  ] as const) {
    const before = check.asked();
    check.key(key);
    expect([check.asked(), check.pressed()]).toEqual([before, answer]);
    check.pass(600);
    expect(check.asked()).not.toBe(before);
  }
  check.key("ArrowLeft");
  expect([check.asked(), check.pressed()]).toEqual(["g2", "yes"]);
});

test("keys meant for the browser, held down, or of no meaning do nothing", async () => {
  const check = await openCheck();
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    expect(check.key("y", init)).toBe(true);
  expect(check.key("x")).toBe(true);
  expect(check.key("Tab")).toBe(true);
  expect(check.pressed()).toBeNull();
  expect(check.key("y")).toBe(false);
});

test("keys outside of the check are the page's: what is typed in another field answers nothing", async () => {
  const check = await openCheck();
  const field = document.body.appendChild(document.createElement("input"));
  for (const key of ["m", "1", "ArrowLeft"]) expect(check.key(key, {}, field)).toBe(true);
  field.remove();
  expect(check.key("y", {}, document.body)).toBe(true);
  expect(check.pressed()).toBeNull();
});

test("up and down move the focus among the answers and choose none", async () => {
  const check = await openCheck();
  const options = ANSWERS.map((answer) => check.option(answer)!);
  expect(options.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  options[0]!.focus();
  const at = (key: string) => {
    check.key(key, {}, document.activeElement!);
    return options.indexOf(document.activeElement as HTMLElement);
  };
  expect(["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map(at)).toEqual([1, 2, 0, 2]);
  expect(check.pressed()).toBeNull();
});

test("the browser's Back goes one question back, and so does Previous, which leaves no entry behind", async () => {
  const check = await openCheck();
  const depth = () => (history.state as { checkDepth?: number }).checkDepth;
  check.give({ b1: "yes", b2: "maybe", b3: "no" });
  expect([check.asked(), depth()]).toEqual(["b4", 3]);
  history.back();
  check.pass(50);
  expect([check.asked(), depth()]).toEqual(["b3", 2]);
  check.click("Previous");
  check.pass(50);
  expect([check.asked(), depth()]).toEqual(["b2", 1]);
});

test("after the questions keys are the page's again", async () => {
  const check = await openCheck();
  check.give(MIXED);
  await check.done();
  expect(check.key("y")).toBe(true);
  check.key("ArrowLeft");
  expect(check.isDone()).toBe(true);
});

test("15 equal answers within seconds lead to the page that asks to look again, once, and change nothing", async () => {
  const check = await openCheck();
  const { title, again } = words.quiz.lookAgain;
  check.give(answersOfAll("maybe"));
  expect(check.shows(title)).toBe(true);
  expect(api.finishesOf(ownId())).toEqual([]);
  check.click(again);
  expect([check.asked(), check.pressed()]).toEqual(["b1", "maybe"]);
  QUESTION_IDS.forEach(() => check.click(words.quiz.question.next));
  await check.done();
  expect(api.finishesOf(ownId())).toEqual([answersOfAll("maybe")]);
});

test("only standard advice: said before question 1, no waiting for an AI, also after a reload", async () => {
  const { notice, options, now } = words.adviceChoice;
  const check = await openCheck();
  expect(check.shows(notice.ai)).toBe(true);
  check.click(options.standard);
  expect([check.shows(notice.ai), check.shows(notice.standard)]).toEqual([false, true]);
  expect(check.shows(now.standard)).toBe(true);
  await closePage();

  const again = await openCheck();
  expect(again.button(options.standard)!.getAttribute("aria-pressed")).toBe("true");
  const { o5, ...others } = MIXED;
  again.give(others);
  // Question 15 is a question: nothing there can be taken for an answer.
  expect(again.button(options.standard)).toBeNull();
  again.choose(o5);
  again.pass(ADVANCE_AFTER_MS);
  expect(again.isDone()).toBe(true);
  await until(() => api.finishesOf(ownId()).length > 0);
  expect(api.record(ownId())!.aiAnalysis!.source).toBe("standard");
  expect(api.log().filter((what) => what === "consent ai")).toHaveLength(1);
});

test("a retake begins at question 1 with nothing pressed, and is a second finish", async () => {
  const first = await openCheck();
  first.give(MIXED);
  await first.done();
  first.click(keep.retake);
  expect([first.asked(), first.pressed()]).toEqual(["b1", null]);
  first.give({ b1: "yes" });
  await closePage();

  const check = await openCheck();
  expect(check.asked()).toBe("b2");
  check.give(answersOfAll("yes"));
  check.click(words.quiz.lookAgain.goOn);
  await check.done();
  expect(api.finishesOf(ownId())).toEqual([MIXED, answersOfAll("yes")]);
});

test("leaving calls onExit once, and stops the check", async () => {
  const onExit = jest.fn();
  const check = await openCheck("div", onExit);
  check.choose("yes");
  check.click(words.quiz.question.exit);
  expect(onExit).toHaveBeenCalledTimes(1);
  await closePage();
  fireEvent.keyDown(document.body, { key: "n" });
  expect(storedOnServer()).toEqual({ b1: "yes" });
});

test("where storage is blocked the check runs to its result all the same", async () => {
  breakStorage("getItem", "SecurityError");
  breakStorage("setItem", "SecurityError");
  const check = await openCheck();
  check.give(MIXED);
  await check.done();
  const [[id] = []] = [...api.records()];
  expect(id).toMatch(/^fallback-\d{13}$/);
  expect(api.finishesOf(id!)).toEqual([MIXED]);
});

test("where cookies are refused the check shows the consequence", async () => {
  await api.refuseCookies();
  const check = await openCheck();
  check.give(MIXED);
  await check.done();
  await until(() => check.shows(words.quiz.saved.local));
  expect(check.shows(words.result.plan.why)).toBe(true);
});

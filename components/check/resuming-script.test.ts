// holds: #the-health-check
import { rememberAnswer } from "@/lib/browser/check/quiz-memory";
import { RESUMING_MARK, RESUMING_SCRIPT } from "./resuming-script";

const isMarked = () => {
  document.documentElement.removeAttribute(RESUMING_MARK);
  new Function(RESUMING_SCRIPT)();
  return document.documentElement.hasAttribute(RESUMING_MARK);
};

beforeEach(() => localStorage.clear());

test("a device without answers shows question 1 at once", () => {
  expect(isMarked()).toBe(false);
});

test("a device with an answer hides question 1", () => {
  rememberAnswer("b1", "no", 1_764_000_000_000);
  expect(isMarked()).toBe(true);
});

test("a signed-in device hides question 1, since its account may have answers", () => {
  localStorage.setItem("bizgrow-signed-in", "{}");
  expect(isMarked()).toBe(true);
});

test("a damaged memory does not stop the page", () => {
  localStorage.setItem("bizgrow-quiz", "{");
  expect(isMarked()).toBe(false);
});

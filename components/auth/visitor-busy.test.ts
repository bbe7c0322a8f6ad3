// holds: #welcome-dialog
import { rememberAnswer } from "@/lib/browser/check/quiz-memory";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { forget } from "@/lib/browser/core/device-store";
import { isVisitorBusy } from "./visitor-busy";

const withPage = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>("main *");
};

test("a visitor who only reads may be interrupted", () => {
  withPage('<main><p>Text</p><dialog>closed</dialog><a href="/x" aria-busy="false">x</a></main>');
  expect(isVisitorBusy()).toBe(false);
  withPage('<main><a href="/x">x</a></main>')!.focus();
  expect(isVisitorBusy()).toBe(false);
});

test.each([
  "<main><dialog open>The check</dialog></main>",
  '<main><a href="/health-check" aria-busy="true">its code is on its way</a></main>',
])("something open or on its way: %s", (html) => {
  withPage(html);
  expect(isVisitorBusy()).toBe(true);
});

test.each(["input", "textarea", "select"])("the focus in a field: %s", (field) => {
  withPage(`<main><${field}></${field}></main>`)!.focus();
  expect(isVisitorBusy()).toBe(true);
});

test("an answer of the check in the last ten minutes", () => {
  withPage("<main><p>Text</p></main>");
  rememberAnswer("b1", "no", Date.now() - 9 * 60_000);
  expect(isVisitorBusy()).toBe(true);
  forget(QUIZ_MEMORY_KEY);
  expect(isVisitorBusy()).toBe(false);
  rememberAnswer("b1", "no", Date.now() - 11 * 60_000);
  expect(isVisitorBusy()).toBe(false);
});

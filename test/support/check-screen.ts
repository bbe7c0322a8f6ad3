import type * as TestingLibrary from "@testing-library/react/pure";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { type Answer, type Answers, ANSWERS } from "@/lib/domain/check/answers";
import { ADVANCE_AFTER_MS } from "@/lib/domain/check/quiz";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { aWhile, fakeFrames, until } from "./browser-page";

/** A visitor's view of the check's screens and the visitor's actions on them; time-outs and frames are faked. */
export const checkScreen = (
  { screen, fireEvent, act }: typeof TestingLibrary,
  words: CheckWords,
) => {
  const { question, analysing, results } = words.quiz;
  const paint = fakeFrames();
  const heading = () => document.querySelector("h2")?.textContent;
  const button = (name: string) => screen.queryByRole("button", { name });
  const option = (answer: Answer) =>
    screen.queryByRole("radio", { name: question.answers[answer] });
  const it = {
    button,
    /** The question on the screen; null on another screen. */
    asked: (): QuestionId | null =>
      QUESTION_IDS.find((id) => heading() === words.questions[id]) ?? null,
    pressed: (): Answer | null =>
      ANSWERS.find((answer) => option(answer)?.getAttribute("aria-checked") === "true") ?? null,
    isAnalysing: () => heading() === analysing.title,
    isDone: () => heading() === results.heading,
    shows: (text: string) => screen.queryAllByText(text).length > 0,
    paint: () => act(paint),
    /** Taps before the next frame. */
    tap: (answer: Answer) => fireEvent.click(option(answer)!),
    click: (name: string) => {
      fireEvent.click(button(name)!);
      it.paint();
    },
    choose: (answer: Answer) => {
      it.tap(answer);
      it.paint();
    },
    option,
    /** Presses a key inside the check; returns whether its default action is left to the browser. */
    key: (key: string, init: object = {}, target = document.querySelector(".check-body")!) => {
      const isLeft = fireEvent.keyDown(target, { key, ...init });
      it.paint();
      return isLeft;
    },
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    /** Effects run a moment after their component is visible. */
    begun: () => until(() => it.asked() !== null).then(aWhile),
    done: () => until(it.isDone).then(aWhile),
    /** Answers every open question, one after the other. */
    give: (answers: Answers) => {
      for (const id of QUESTION_IDS) {
        if (!answers[id]) return;
        if (it.asked() !== id) continue;
        it.choose(answers[id]);
        it.pass(ADVANCE_AFTER_MS);
      }
    },
  };
  return it;
};

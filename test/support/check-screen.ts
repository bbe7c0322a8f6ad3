import type * as TestingLibrary from "@testing-library/react/pure";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { type Answer, ANSWERS } from "@/lib/domain/check/answers";
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
    /** The question on the screen; null on another screen. */
    asked: (): QuestionId | null =>
      QUESTION_IDS.find((id) => heading() === words.questions[id]) ?? null,
    pressed: (): Answer | null =>
      ANSWERS.find((answer) => option(answer)?.getAttribute("aria-checked") === "true") ?? null,
    isAnalysing: () => heading() === analysing.title,
    isDone: () => heading() === results.heading,
    shows: (text: string) => screen.queryAllByText(text).length > 0,
    click: (name: string) => {
      fireEvent.click(button(name)!);
      act(paint);
    },
    choose: (answer: Answer) => {
      fireEvent.click(option(answer)!);
      act(paint);
    },
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    /** Effects run a moment after their component is visible. */
    begun: () => until(() => it.asked() !== null).then(aWhile),
    done: () => until(it.isDone).then(aWhile),
  };
  return it;
};

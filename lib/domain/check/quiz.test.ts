// holds: #the-health-check
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import type { Answers } from "./answers";
import {
  ADVANCE_AFTER_MS,
  INITIAL_QUIZ,
  type Outcome,
  OFFER_STANDARD_AFTER_MS,
  questionAt,
  type QuizEvent,
  quizReducer,
  type QuizState,
} from "./quiz";
import { QUESTION_IDS } from "./sections";

const after = (state: QuizState, ...events: readonly QuizEvent[]) =>
  events.reduce(quizReducer, state);

const complete = answersOfAll("maybe");
const ai = outcomeOf(complete, "ai");
const standard = outcomeOf(complete, "standard");
const otherAi = outcomeOf(answersOfAll("yes"), "ai");

const asking = (index: number, answers: Answers = {}): QuizState => ({
  phase: "asking",
  answers,
  index,
});
const analysing: QuizState = { phase: "analysing", answers: complete, isLong: false };

test("the delays are 600 ms and 4 s", () => {
  expect([ADVANCE_AFTER_MS, OFFER_STANDARD_AFTER_MS]).toEqual([600, 4000]);
  expect([questionAt(0), questionAt(7), questionAt(14)]).toEqual(["b1", "g3", "o5"]);
});

describe("restoring", () => {
  test.each<[string, QuizEvent & { type: "restored" }, QuizState]>([
    ["a first visit", { type: "restored", answers: {}, outcome: null }, asking(0)],
    [
      "a half-done check goes on at its first open question",
      { type: "restored", answers: { b1: "no", b3: "yes" }, outcome: ai },
      asking(1, { b1: "no", b3: "yes" }),
    ],
    [
      "a finished check shows its result",
      { type: "restored", answers: complete, outcome: ai },
      { phase: "results", outcome: ai },
    ],
    [
      "a finished check without an analysis is analysed",
      { type: "restored", answers: complete, outcome: null },
      analysing,
    ],
    [
      "an outcome of other answers is not shown",
      { type: "restored", answers: complete, outcome: otherAi },
      analysing,
    ],
  ])("%s", (_name, event, state) => {
    expect(quizReducer(INITIAL_QUIZ, event)).toEqual(state);
  });
});

describe("answering", () => {
  const chosen = { type: "chosen", questionId: "b1", answer: "yes" } as const;
  const advanced = { type: "advanced", questionId: "b1" } as const;

  test("15 times chosen and advanced reaches the analysis, and then the results", () => {
    const events = QUESTION_IDS.flatMap((questionId): QuizEvent[] => [
      { type: "chosen", questionId, answer: "maybe" },
      { type: "advanced", questionId },
    ]);
    const end = after(asking(0), ...events);
    expect(end).toEqual(analysing);
    expect(quizReducer(end, { type: "analysed", outcome: ai })).toEqual({
      phase: "results",
      outcome: ai,
    });
  });

  test("an answer stays on the screen until it is advanced", () => {
    const answered = quizReducer(asking(0), chosen);
    expect(answered).toEqual({ phase: "answered", answers: { b1: "yes" }, index: 0 });
    expect(quizReducer(answered, advanced)).toEqual(asking(1, { b1: "yes" }));
  });

  test("another answer to the same question takes the place of the first", () => {
    const answered = after(asking(0), chosen, { ...chosen, answer: "no" });
    expect(answered).toEqual({ phase: "answered", answers: { b1: "no" }, index: 0 });
  });

  test("an open question cannot be skipped, an answered one can be left forwards", () => {
    const open = asking(0);
    expect(quizReducer(open, advanced)).toBe(open);
    expect(quizReducer(asking(0, { b1: "no" }), advanced)).toEqual(asking(1, { b1: "no" }));
  });

  test("tapping the answer that is already there answers the question again", () => {
    expect(quizReducer(asking(0, { b1: "yes" }), chosen)).toEqual({
      phase: "answered",
      answers: { b1: "yes" },
      index: 0,
    });
  });

  test("a last question that another tab answered is still shown", () => {
    const state = quizReducer(asking(13, complete), { type: "advanced", questionId: "o4" });
    expect(state).toEqual(asking(14, complete));
  });

  test("after the last question a gap that another tab left is asked before the analysis", () => {
    const { g2: _gap, ...answers } = complete;
    const state = quizReducer(asking(14, answers), { type: "advanced", questionId: "o5" });
    expect(state).toEqual(asking(6, answers));
  });
});

describe("going back", () => {
  test("keeps the answers", () => {
    const answers = { b1: "yes", b2: "no" } as const;
    expect(quizReducer(asking(2, answers), { type: "wentBack" })).toEqual(asking(1, answers));
    expect(quizReducer({ phase: "answered", answers, index: 1 }, { type: "wentBack" })).toEqual(
      asking(0, answers),
    );
  });

  test("is not possible on the first question", () => {
    const first = asking(0);
    expect(quizReducer(first, { type: "wentBack" })).toBe(first);
  });
});

describe("the analysis", () => {
  test("is marked as long once, after the wait", () => {
    const long = quizReducer(analysing, { type: "waited" });
    expect(long).toEqual({ ...analysing, isLong: true });
    expect(quizReducer(long, { type: "waited" })).toBe(long);
  });

  test("shows whichever advice comes first; the AI's takes the place of the standard one", () => {
    const shown = quizReducer(analysing, { type: "analysed", outcome: standard });
    expect(shown).toEqual({ phase: "results", outcome: standard });
    const better = quizReducer(shown, { type: "analysed", outcome: ai });
    expect(better).toEqual({ phase: "results", outcome: ai });
    for (const outcome of [ai, standard])
      expect(quizReducer(better, { type: "analysed", outcome })).toBe(better);
  });

  test("of other answers, or standard advice once more, changes nothing", () => {
    expect(quizReducer(analysing, { type: "analysed", outcome: otherAi })).toBe(analysing);
    const shown: QuizState = { phase: "results", outcome: standard };
    for (const outcome of [otherAi, standard])
      expect(quizReducer(shown, { type: "analysed", outcome })).toBe(shown);
  });
});

describe("another tab", () => {
  const synced = (answers: Answers, outcome: Outcome | null = null) =>
    ({ type: "synced", answers, outcome }) as const;

  test("brings its answers; the question on the screen stays", () => {
    const answers = { b1: "yes", b2: "no" } as const;
    expect(quizReducer(asking(1, { b1: "yes" }), synced(answers))).toEqual(asking(1, answers));
    expect(
      quizReducer({ phase: "answered", answers: { b1: "yes" }, index: 0 }, synced(answers)),
    ).toEqual({ phase: "answered", answers, index: 0 });
  });

  test("takes a tab that nobody looks at along to the first open question", () => {
    const answers = { b1: "yes", b2: "no", b3: "no" } as const;
    const unseen = { ...synced(answers), isUnseen: true };
    expect(quizReducer(asking(0), unseen)).toEqual(asking(3, answers));
    expect(quizReducer({ phase: "answered", answers: { b1: "yes" }, index: 0 }, unseen)).toEqual(
      asking(3, answers),
    );
    expect(quizReducer(asking(1, answers), unseen)).toEqual(asking(1, answers));
    const all = { ...synced(complete), isUnseen: true };
    expect(quizReducer(asking(14, {}), all)).toEqual(asking(14, complete));
  });

  test("that is half-done leaves the question on the screen, whatever result it remembers", () => {
    const answers = { b1: "yes", b2: "no" } as const;
    expect(quizReducer(asking(1, { b1: "yes" }), synced(answers, ai))).toEqual(asking(1, answers));
  });

  test("that began anew takes this one back to the first open question", () => {
    expect(quizReducer(asking(3, { b1: "no", b2: "no", b3: "no" }), synced({ b1: "yes" }))).toEqual(
      asking(1, { b1: "yes" }),
    );
  });

  test("that lacks the answer on the screen opens the question again", () => {
    expect(
      quizReducer({ phase: "answered", answers: { b1: "yes" }, index: 0 }, synced({})),
    ).toEqual(asking(0));
  });

  test("that has answered all leaves the last question on the screen until its result is there", () => {
    expect(quizReducer(asking(14, {}), synced(complete))).toEqual(asking(14, complete));
    expect(quizReducer(asking(3, {}), synced(complete, ai))).toEqual({
      phase: "results",
      outcome: ai,
    });
    expect(quizReducer(asking(3, {}), synced(complete, otherAi))).toEqual(analysing);
  });

  test("where nothing is left, wiped or begun anew, leaves nothing on this screen either", () => {
    for (const state of [analysing, { phase: "results", outcome: ai } as const])
      expect(quizReducer(state, synced({}))).toEqual(asking(0));
    expect(quizReducer(INITIAL_QUIZ, synced({}))).toBe(INITIAL_QUIZ);
  });

  test("does not disturb an analysis or a result", () => {
    for (const state of [INITIAL_QUIZ, analysing, { phase: "results", outcome: ai } as const])
      expect(quizReducer(state, synced({ b1: "no" }))).toBe(state);
  });
});

test("a retake starts at question 1 without answers", () => {
  expect(quizReducer({ phase: "results", outcome: ai }, { type: "retaken" })).toEqual(asking(0));
});

describe("a second look", () => {
  const lookAgain: QuizState = { phase: "lookAgain", answers: complete };
  const advanced = { type: "advanced", questionId: "o5", isHasty: true } as const;

  test("is offered after the last question only, and only for complete answers", () => {
    expect(quizReducer(asking(14, complete), advanced)).toEqual(lookAgain);
    expect(quizReducer(asking(14, complete), { ...advanced, isHasty: false })).toEqual(analysing);
    expect(quizReducer(asking(0, complete), { ...advanced, questionId: "b1" })).toEqual(
      asking(1, complete),
    );
    expect(quizReducer(asking(14, { o5: "no" }), advanced)).toEqual(asking(0, { o5: "no" }));
  });

  test("leads back to question 1 with all answers, or on to the analysis", () => {
    expect(quizReducer(lookAgain, { type: "lookedAgain" })).toEqual(asking(0, complete));
    expect(quizReducer(lookAgain, { type: "confirmed" })).toEqual(analysing);
  });

  test("gives way when another tab goes on, and to nothing else", () => {
    const synced = { type: "synced", answers: complete, outcome: null } as const;
    expect(quizReducer(lookAgain, synced)).toBe(lookAgain);
    expect(quizReducer(lookAgain, { ...synced, outcome: ai }).phase).toBe("results");
    expect(quizReducer(lookAgain, { ...synced, answers: {} })).toEqual(asking(0));
    expect(quizReducer(lookAgain, { ...synced, answers: answersOfAll("yes") }).phase).toBe(
      "analysing",
    );
  });
});

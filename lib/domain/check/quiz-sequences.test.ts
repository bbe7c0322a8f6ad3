// holds: #the-health-check
// Over 1 s: many sequences of arbitrary events.
import fc from "fast-check";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { anyQuizEvent, outcomeOf } from "@/test/builders/quiz-events";
import { type Answers, isComplete } from "./answers";
import { INITIAL_QUIZ, questionAt, type QuizEvent, quizReducer, type QuizState } from "./quiz";
import { QUESTION_IDS } from "./sections";

/** The events that apply in a phase; every other one must not change it. */
const FITTING: Readonly<Record<QuizState["phase"], readonly QuizEvent["type"][]>> = {
  setup: ["restored"],
  asking: ["chosen", "advanced", "wentBack", "synced"],
  answered: ["chosen", "advanced", "wentBack", "synced"],
  lookAgain: ["lookedAgain", "confirmed", "synced"],
  analysing: ["waited", "analysed"],
  results: ["analysed", "retaken"],
};

const frozen = <T>(value: T): T => {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
};

const answersIn = (state: QuizState): Answers => {
  if (state.phase === "setup") return {};
  return state.phase === "results" ? state.outcome.answers : state.answers;
};

/**
 * Half of the events are arbitrary; the other half fit the screen: a tap on its question, its timer, or the analysis of
 * these answers, so that sequences get past the first questions.
 */
type Step = { event: QuizEvent; isOwn: boolean };
const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ event: anyQuizEvent, isOwn: fc.boolean() }),
  { size: "large", maxLength: 60 },
);

const made = (state: QuizState, { event, isOwn }: Step): QuizEvent => {
  if (!isOwn) return event;
  if (state.phase === "asking" || state.phase === "answered") {
    const questionId = questionAt(state.index);
    if (event.type === "chosen" || event.type === "advanced") return { ...event, questionId };
  }
  if (event.type === "analysed" && isComplete(answersIn(state))) {
    const answers = { ...answersOfAll("no"), ...answersIn(state) };
    return { type: "analysed", outcome: outcomeOf(answers, event.outcome.source) };
  }
  return event;
};

const isSound = (state: QuizState): boolean => {
  switch (state.phase) {
    case "setup":
      return true;
    case "asking":
      return QUESTION_IDS[state.index] !== undefined;
    case "answered":
      return state.answers[questionAt(state.index)] !== undefined;
    case "lookAgain":
    case "analysing":
      return isComplete(state.answers);
    case "results":
      return isComplete(state.outcome.answers);
  }
};

const checkStep = (state: QuizState, event: QuizEvent, next: QuizState) => {
  expect(isSound(next)).toBe(true);
  expect(quizReducer(state, event)).toEqual(next);
  if (!FITTING[state.phase].includes(event.type)) expect(next).toBe(state);
  if (event.type === "restored" || event.type === "synced" || event.type === "retaken") return;
  const changed = event.type === "chosen" ? { [event.questionId]: event.answer } : {};
  const [before, now] = [answersIn(state), answersIn(next)];
  for (const id of QUESTION_IDS)
    if (now[id] !== before[id])
      expect([state.phase === "results", now[id]]).toEqual([false, changed[id]]);
};

test("any events in any order keep the check sound; what does not fit changes nothing", () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      steps.reduce((state, step) => {
        const event = frozen(made(state, step));
        const next = frozen(quizReducer(state, event));
        checkStep(state, event, next);
        return next;
      }, frozen(INITIAL_QUIZ));
    }),
    { numRuns: 150 },
  );
});

test("the generated events reach every phase", () => {
  const phases = new Set<string>();
  for (const steps of fc.sample(anySteps, { numRuns: 200, seed: 1 }))
    steps.reduce((state, step) => {
      phases.add(state.phase);
      return quizReducer(state, made(state, step));
    }, INITIAL_QUIZ);
  expect([...phases].toSorted()).toEqual(Object.keys(FITTING).toSorted());
});

test("only what was restored leads out of the setup", () => {
  fc.assert(
    fc.property(anyQuizEvent, (event) => {
      const next = quizReducer(INITIAL_QUIZ, event);
      expect(next === INITIAL_QUIZ).toBe(event.type !== "restored");
    }),
  );
});

test("doubled taps and timers make the same check", () => {
  const anyAnswersInTurn = fc.array(fc.constantFrom("yes", "maybe", "no"), {
    minLength: 15,
    maxLength: 15,
  });
  fc.assert(
    fc.property(anyAnswersInTurn, (given) => {
      const events = given.flatMap((answer, n): QuizEvent[] => {
        const questionId = questionAt(n);
        const tap = { type: "chosen", questionId, answer } as const;
        const timer = { type: "advanced", questionId } as const;
        return [tap, tap, timer, timer, tap];
      });
      const end = events.reduce(quizReducer, { phase: "asking", answers: {}, index: 0 });
      const answers = Object.fromEntries(given.map((answer, n) => [questionAt(n), answer]));
      expect(end).toEqual({ phase: "analysing", answers, isLong: false });
    }),
  );
});

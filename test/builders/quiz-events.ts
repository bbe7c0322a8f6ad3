import fc from "fast-check";
import { contentIn } from "@/lib/content";
import { type AnalysisSource, standardAnalysis } from "@/lib/domain/check/analysis";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import type { Outcome, QuizEvent } from "@/lib/domain/check/quiz";
import { quizResult } from "@/lib/domain/check/scoring";
import {
  answersOfAll,
  anyAnswer,
  anyAnswers,
  anyCompleteAnswers,
  anyQuestionId,
} from "./check-arbitraries";

/** The outcome of a finished check, with the standard sentences whatever its source. */
export const outcomeOf = (answers: CompleteAnswers, source: AnalysisSource): Outcome => {
  const result = quizResult(answers);
  return {
    answers,
    result,
    analysis: standardAnalysis(answers, result, contentIn("en").analysis),
    source,
  };
};

/** Few sets, so that an outcome often belongs to the present answers. */
const anyFinished = fc.oneof(
  fc.constantFrom(answersOfAll("no"), answersOfAll("maybe")),
  anyCompleteAnswers,
);
const anyOutcome: fc.Arbitrary<Outcome> = fc
  .tuple(anyFinished, fc.constantFrom<AnalysisSource>("ai", "standard"))
  .map(([answers, source]) => outcomeOf(answers, source));

/** Only the last question is open. */
const { o5: _last, ...ALL_BUT_LAST } = answersOfAll("no");

const anyTaken = fc
  .tuple(fc.oneof(anyAnswers, anyFinished, fc.constant(ALL_BUT_LAST)), fc.option(anyOutcome))
  .map(([answers, outcome]) => ({ answers, outcome }));

/** Any event, whether it fits the state or not. */
export const anyQuizEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc.record({
    type: fc.constant("chosen" as const),
    questionId: anyQuestionId,
    answer: anyAnswer,
  }),
  fc.record({
    type: fc.constant("advanced" as const),
    questionId: anyQuestionId,
    isHasty: fc.boolean(),
  }),
  fc.constantFrom(
    { type: "lookedAgain" as const },
    { type: "confirmed" as const },
    { type: "wentBack" as const },
    { type: "waited" as const },
    { type: "retaken" as const },
  ),
  anyOutcome.map((outcome) => ({ type: "analysed" as const, outcome })),
  anyTaken.map((taken) => ({ type: "restored" as const, ...taken })),
  anyTaken.map((taken) => ({ type: "synced" as const, ...taken })),
);

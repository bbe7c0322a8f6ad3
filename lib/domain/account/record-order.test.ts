// holds: #answers, #r5
import fc from "fast-check";
import { anyAnswer, anyCompleteAnswers, anyQuestionId } from "@/test/builders/check-arbitraries";
import { finished, recordWith, responseTo, START } from "@/test/builders/visitor-records";
import { answersFrom } from "@/lib/domain/check/answers";
import { answersOf, type QuizResponse, withResponse } from "./record";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const YEAR_MS = 365 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** How far a browser's clock is from the server's, in ms. */
const anyOffset = fc.constantFrom(0, -3 * YEAR_MS, -60_000, 60_000, 10 * 60_000, 3 * YEAR_MS);

/** A visitor's answers in order; versions grow with every answer. */
const anyChoices = (offset: number) =>
  fc
    .array(fc.tuple(anyQuestionId, anyAnswer), { minLength: 1, maxLength: 30 })
    .map((choices) => choices.map(([id, answer], n) => responseTo(id, answer, START + offset + n)));

const latest = (choices: readonly QuizResponse[]) =>
  answersFrom(Object.fromEntries(choices.map(({ questionId, answer }) => [questionId, answer])));

/** The same messages, each once or more, in any order of arrival, from `from` on. */
const anyDelivery = (messages: readonly QuizResponse[], from: number) =>
  fc
    .array(fc.constantFrom(...messages), { maxLength: 20 })
    .chain((repeats) => {
      const all = [...messages, ...repeats];
      return fc.shuffledSubarray(all, { minLength: all.length });
    })
    .map((all) => all.map((message, n) => ({ ...message, timestamp: from + n })));

test("any order and repetition of messages ends in the newest answers, one a question", () => {
  const anyCase = anyOffset.chain((offset) =>
    anyChoices(offset).chain((choices) =>
      fc.tuple(fc.constant(choices), anyDelivery(choices, START)),
    ),
  );
  fc.assert(
    fc.property(anyCase, ([choices, delivered]) => {
      const record = recordWith(...delivered);
      expect(answersOf(record)).toEqual(latest(choices));
      expect(record.quizResponses).toHaveLength(Object.keys(latest(choices)).length);
      for (const message of delivered) expect(withResponse(record, message)).toBe(record);
    }),
  );
});

test("repeated messages of a finished check change no answer and open no retake", () => {
  const anyCase = fc.tuple(anyOffset, anyCompleteAnswers).chain(([offset, answers]) => {
    const messages = QUESTION_IDS.map((id, n) => responseTo(id, answers[id], START + offset + n));
    return fc
      .shuffledSubarray(messages, { minLength: 1 })
      .chain((early) =>
        fc.tuple(fc.constant(answers), fc.constant(early), anyDelivery(early, START + HOUR_MS)),
      );
  });
  fc.assert(
    fc.property(anyCase, ([answers, early, late]) => {
      const arrived = early.map((message, n) => ({ ...message, timestamp: START + n }));
      const once = finished(recordWith(...arrived), answers, START + 1000);
      const after = late.reduce(withResponse, once);
      expect(answersOf(after)).toEqual(answers);
      expect(after.quizResponses).toHaveLength(15);
      expect(after.attempts).toBe(once.attempts);
      expect(finished(after, answers, START + 2 * HOUR_MS)).toBe(after);
    }),
  );
});

test("repeated finishes make one attempt; retakes keep all earlier ones", () => {
  fc.assert(
    fc.property(fc.array(anyCompleteAnswers, { minLength: 1, maxLength: 5 }), (checks) => {
      const record = checks.reduce((soFar, answers, n) => {
        const at = START + n * HOUR_MS;
        const responses = QUESTION_IDS.map((id, i) => responseTo(id, answers[id], at + i));
        const first = finished(responses.reduce(withResponse, soFar), answers, at + 60_000);
        const second = finished(first, answers, at + 61_000);
        expect(second).toBe(first);
        expect(second.attempts.slice(0, -1)).toEqual(soFar.attempts);
        return second;
      }, recordWith());
      expect(record.attempts.map(({ answers }) => answers)).toEqual(checks);
      expect(answersOf(record)).toEqual(checks.at(-1));
    }),
  );
});

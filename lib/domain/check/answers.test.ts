// holds: #answers
import fc from "fast-check";
import {
  anyAnswers,
  anyCompleteAnswers,
  answersOfAll,
  anyAnswer,
  anyQuestionId,
} from "@/test/builders/check-arbitraries";
import {
  ANSWERS,
  answersFrom,
  CONCERN_POINTS,
  concernsOf,
  firstUnanswered,
  isAnswer,
  isComplete,
  sameAnswers,
} from "./answers";
import { QUESTION_IDS, sectionOf } from "./sections";

test("an answer is yes, maybe or no and nothing else", () => {
  expect(ANSWERS.every(isAnswer)).toBe(true);
  for (const value of ["YES", "yes ", "", "true", true, 1, null, undefined, {}, ["yes"]])
    expect(isAnswer(value)).toBe(false);
});

test("yes is one point of concern, maybe a half, no none", () => {
  expect(CONCERN_POINTS).toEqual({ yes: 1, maybe: 0.5, no: 0 });
});

test("a check is complete with its fifteenth answer", () => {
  const complete = answersOfAll("no");
  expect(isComplete(complete)).toBe(true);
  for (const id of QUESTION_IDS) {
    const { [id]: _left, ...others } = complete;
    expect(isComplete(others)).toBe(false);
  }
});

test("the first unanswered question is the first gap, or 15 when there is none", () => {
  expect(firstUnanswered({})).toBe(0);
  expect(firstUnanswered({ b1: "no", b2: "yes" })).toBe(2);
  expect(firstUnanswered({ b2: "yes", o5: "no" })).toBe(0);
  const { o5: _last, ...fourteen } = answersOfAll("maybe");
  expect(firstUnanswered(fourteen)).toBe(14);
  expect(firstUnanswered(answersOfAll("maybe"))).toBe(15);
});

test("two sets are the same only when every question is answered alike", () => {
  fc.assert(
    fc.property(anyAnswers, anyQuestionId, anyAnswer, (answers, id, answer) => {
      expect(sameAnswers(answers, { ...answers })).toBe(true);
      const isChanged = answers[id] !== answer;
      expect(sameAnswers(answers, { ...answers, [id]: answer })).toBe(!isChanged);
      expect(sameAnswers({ ...answers, [id]: answer }, answers)).toBe(!isChanged);
    }),
  );
});

describe("answers from outside", () => {
  test.each([null, undefined, 0, "b1", true, [], ["yes"], {}])("%p holds none", (value) => {
    expect(answersFrom(value)).toEqual({});
  });

  test("what is no answer to one of the 15 is left out", () => {
    const value: unknown = JSON.parse(
      '{"b1":"yes","b2":"perhaps","b6":"yes","g1":null,"o5":"no","toString":"yes","__proto__":"yes"}',
    );
    expect(answersFrom(value)).toEqual({ b1: "yes", o5: "no" });
  });

  test("a set of answers survives a round trip, and any value gives only answers", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(answersFrom(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const [id, answer] of Object.entries(answersFrom(value)))
          expect([QUESTION_IDS.some((known) => known === id), isAnswer(answer)]).toEqual([
            true,
            true,
          ]);
      }),
    );
  });
});

describe("the order of concerns", () => {
  const idsOf = (answers: Parameters<typeof concernsOf>[0]) =>
    concernsOf(answers).map(({ questionId, answer }) => `${questionId} ${answer}`);

  test("nothing for a check without a concern or without an answer", () => {
    expect(concernsOf({})).toEqual([]);
    expect(concernsOf(answersOfAll("no"))).toEqual([]);
  });

  test("the worst section first, and in it yes before maybe", () => {
    expect(
      idsOf(
        answersOfAll("no", {
          b3: "yes",
          g2: "maybe",
          g4: "yes",
          o1: "maybe",
          o5: "yes",
          o2: "yes",
        }),
      ),
    ).toEqual(["o2 yes", "o5 yes", "o1 maybe", "g4 yes", "g2 maybe", "b3 yes"]);
  });

  test("on a tie the sections keep their order", () => {
    expect(idsOf({ o1: "yes", g1: "maybe", g2: "maybe", b1: "yes" })).toEqual([
      "b1 yes",
      "g1 maybe",
      "g2 maybe",
      "o1 yes",
    ]);
  });

  test("it has every yes and maybe once, and keeps sections together", () => {
    fc.assert(
      fc.property(anyCompleteAnswers, (answers) => {
        const concerns = concernsOf(answers);
        expect(concerns.map(({ questionId }) => questionId).toSorted()).toEqual(
          QUESTION_IDS.filter((id) => answers[id] !== "no").toSorted(),
        );
        expect(concerns.every(({ questionId, answer }) => answers[questionId] === answer)).toBe(
          true,
        );
        const sections = concerns.map(({ questionId }) => sectionOf(questionId).id);
        expect(sections.filter((id, at) => id !== sections[at - 1])).toHaveLength(
          new Set(sections).size,
        );
      }),
    );
  });
});

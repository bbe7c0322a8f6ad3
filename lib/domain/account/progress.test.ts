// holds: #progress
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { CONCERN_POINTS, type CompleteAnswers } from "@/lib/domain/check/answers";
import { progressOf } from "./progress";
import { type Attempt } from "./record";
import { quizResult } from "@/lib/domain/check/scoring";
import { QUESTION_IDS, sectionOf, SECTIONS } from "@/lib/domain/check/sections";

const attempt = (completedAt: number, answers: CompleteAnswers): Attempt => ({
  completedAt,
  answers,
  result: quizResult(answers),
});

const anyAttempts = (minLength: number) =>
  fc
    .array(fc.tuple(fc.nat(), anyCompleteAnswers), { minLength, maxLength: 8 })
    .map((all) => all.map(([at, answers]) => attempt(at, answers)));

/** The questions with different answers in two checks. */
const changedBetween = (before: CompleteAnswers, after: CompleteAnswers) =>
  progressOf([attempt(1, before), attempt(2, after)]).sinceBefore!.sections.flatMap(
    ({ changedAnswers }) => changedAnswers,
  );

const bad = attempt(1_000, answersOfAll("yes"));
const middling = attempt(2_000, answersOfAll("yes", { b1: "no", b2: "maybe", o5: "no" }));
const good = attempt(3_000, answersOfAll("no", { b2: "yes" }));

describe("progress over the finished checks", () => {
  test("without a check there is nothing to say, with one there is nothing to compare", () => {
    expect(progressOf([])).toEqual({ sinceBefore: null, sinceFirst: null });
    expect(progressOf([bad])).toEqual({ sinceBefore: null, sinceFirst: null });
  });

  test("two checks are compared once", () => {
    const { sinceBefore, sinceFirst } = progressOf([bad, middling]);
    expect(sinceBefore).toEqual({
      since: 1_000,
      healthScore: 17,
      sections: [
        {
          sectionId: "branding",
          points: -1.5,
          changedAnswers: [
            { questionId: "b1", from: "yes", to: "no", turn: "better" },
            { questionId: "b2", from: "yes", to: "maybe", turn: "unclear" },
          ],
        },
        { sectionId: "growth", points: 0, changedAnswers: [] },
        {
          sectionId: "operations",
          points: -1,
          changedAnswers: [{ questionId: "o5", from: "yes", to: "no", turn: "better" }],
        },
      ],
    });
    expect(sinceFirst).toBeNull();
  });

  test("the last of three is compared with the one before and with the first, in any order of input", () => {
    const progress = progressOf([good, bad, middling]);
    expect(progress.sinceBefore).toMatchObject({ since: 2_000, healthScore: 76 });
    expect(progress.sinceFirst).toMatchObject({ since: 1_000, healthScore: 93 });
    expect(progress.sinceBefore?.sections[0]?.changedAnswers).toContainEqual({
      questionId: "b2",
      from: "maybe",
      to: "yes",
      turn: "worse",
    });
    expect(progress.sinceFirst?.sections[0]).toMatchObject({ points: -4 });
  });
});

describe("for any checks", () => {
  test("a section changed by just the points of its changed answers, and a question is named once", () => {
    fc.assert(
      fc.property(anyAttempts(2), (attempts) => {
        const { sinceBefore, sinceFirst } = progressOf(attempts);
        expect(sinceBefore).not.toBeNull();
        expect(sinceFirst === null).toBe(attempts.length === 2);
        for (const { sections } of [sinceBefore!, sinceFirst ?? sinceBefore!]) {
          expect(sections.map(({ sectionId }) => sectionId)).toEqual(SECTIONS.map(({ id }) => id));
          for (const { sectionId, points, changedAnswers: changed } of sections) {
            const sum = changed.reduce(
              (all, { from, to }) => all + CONCERN_POINTS[to] - CONCERN_POINTS[from],
              0,
            );
            expect(sum).toBe(points);
            expect(changed.every(({ questionId }) => sectionOf(questionId).id === sectionId)).toBe(
              true,
            );
          }
        }
      }),
    );
  });

  test("a changed answer is good news when it is no now, bad when it is yes, and open otherwise", () => {
    const turns = { yes: "worse", maybe: "unclear", no: "better" };
    fc.assert(
      fc.property(anyCompleteAnswers, anyCompleteAnswers, (before, after) => {
        const changed = changedBetween(before, after);
        expect(changed.map(({ questionId }) => questionId)).toEqual(
          QUESTION_IDS.filter((id) => before[id] !== after[id]),
        );
        for (const { questionId, from, to, turn } of changed) {
          expect([from, to]).toEqual([before[questionId], after[questionId]]);
          expect(turn).toBe(turns[to]);
        }
      }),
    );
  });
});

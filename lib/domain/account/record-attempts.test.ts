// holds: #records
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { ANALYSIS, finished, recordWith, responseTo, START } from "@/test/builders/visitor-records";
import { answersOf, isClosed, MAX_ATTEMPTS, withAnalysis, withResponse } from "./record";
import { QUESTIONS_VERSION } from "@/lib/domain/check/sections";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const YEARS_3_MS = 3 * 365 * 24 * 3_600_000;

describe("a finished check", () => {
  const answers = answersOfAll("no", { g2: "yes" });

  test("keeps the answers that arrived one by one and fills in the rest", () => {
    const b1 = responseTo("b1", "no", START + 1, START + 2);
    const g2 = responseTo("g2", "maybe", START + 3, START + 4);
    const record = finished(recordWith(b1, g2), answers, START + 10);
    expect(record.quizResponses.map(({ questionId }) => questionId)).toEqual(QUESTION_IDS);
    expect(record.quizResponses[0]).toBe(b1);
    expect(record.quizResponses[6]).toEqual({
      questionId: "g2",
      answer: "yes",
      question: "text of g2",
      sectionId: "growth",
      timestamp: START + 10,
      version: START + 3,
    });
    expect(answersOf(record)).toEqual(answers);
    expect(record.quizResults).toMatchObject({ healthScore: 93, completedAt: START + 10 });
    expect(record.attempts).toEqual([
      {
        completedAt: START + 10,
        answers,
        result: expect.objectContaining({ healthScore: 93 }),
        questionsVersion: QUESTIONS_VERSION,
      },
    ]);
  });

  test("is never finished before its last answer, whatever the server's clock did", () => {
    const record = finished(recordWith(responseTo("b1", "no", 1, START + 50)), answers, START);
    expect(record.quizResults?.completedAt).toBe(START + 50);
    expect(record.attempts[0]?.completedAt).toBe(START + 50);
  });

  test("drops the analysis of the check before", () => {
    const first = withAnalysis(
      finished(recordWith(), answers, START),
      answers,
      ANALYSIS.standardEn,
    );
    expect(first.aiAnalysis).toEqual(ANALYSIS.standardEn);
    expect(finished(first, answersOfAll("yes"), START + 9).aiAnalysis).toBeNull();
  });

  test("finished again with other answers is another attempt, with the same ones it is not", () => {
    const once = finished(recordWith(), answers, START);
    expect(finished(once, answers, START + 5)).toBe(once);
    const twice = finished(once, answersOfAll("maybe"), START + 5);
    expect(twice.attempts.map(({ completedAt }) => completedAt)).toEqual([START, START + 5]);
    expect(answersOf(twice)).toEqual(answersOfAll("maybe"));
  });

  test("is followed by a retake: its first answer opens it, the finished one stays an attempt", () => {
    const once = finished(recordWith(), answers, START);
    const retaken = withResponse(once, responseTo("b1", "yes", START + 20));
    expect(answersOf(retaken)).toEqual({ b1: "yes" });
    expect(retaken.attempts).toBe(once.attempts);
    expect(retaken.quizResults).toBe(once.quizResults);
    const further = withResponse(retaken, responseTo("b2", "no", START + 21));
    expect(answersOf(further)).toEqual({ b1: "yes", b2: "no" });
  });

  test("is retaken answer by answer even when the server's clock was put back meanwhile", () => {
    const once = finished(recordWith(), answers, START);
    const responses = [1, 2].map((n) =>
      responseTo(`b${n as 1 | 2}`, "yes", START + n, START - 60_000),
    );
    expect(answersOf(responses.reduce(withResponse, once))).toEqual({ b1: "yes", b2: "yes" });
  });

  test("comes after the one before it, even when the server's clock was put back meanwhile", () => {
    const once = finished(recordWith(), answers, START);
    const twice = finished(once, answersOfAll("yes"), START - 60_000);
    expect(twice.attempts.map(({ completedAt }) => completedAt)).toEqual([START, START + 1]);
    const late = QUESTION_IDS.map((id, n) => responseTo(id, "maybe", START + n, START - 5));
    expect(isClosed(twice)).toBe(true);
    expect(isClosed(late.reduce(withResponse, twice))).toBe(false);
  });

  test("retaken with the very same answers is a second attempt", () => {
    const one = (at: number) => QUESTION_IDS.map((id, n) => responseTo(id, answers[id], at + n));
    const once = finished(recordWith(...one(START)), answers, START + 100);
    const retaken = one(START + 200).reduce(withResponse, once);
    expect(answersOf(retaken)).toEqual(answers);
    expect(finished(retaken, answers, START + 300).attempts).toHaveLength(2);
  });

  test("an answer changed after the fifteenth but before the finish is a change, no retake", () => {
    const all = QUESTION_IDS.map((id, n) => responseTo(id, answers[id], START + n));
    const changed = withResponse(recordWith(...all), responseTo("b1", "maybe", START + 50));
    expect(answersOf(changed)).toEqual({ ...answers, b1: "maybe" });
    const retaken = all.map(({ questionId, answer }, n) =>
      responseTo(questionId, answer, START + 200 + n),
    );
    const again = retaken.reduce(
      withResponse,
      finished(changed, { ...answers, b1: "maybe" }, START + 100),
    );
    const changedAgain = withResponse(again, responseTo("o5", "yes", START + 300));
    expect(answersOf(changedAgain)).toEqual({ ...answers, o5: "yes" });
  });

  test("was sent late: the retake's answers, given before that, are newer than the filled-in ones", () => {
    const known = recordWith(responseTo("b1", "yes", START + 1));
    const once = finished(known, answers, START + 100);
    expect(once.quizResponses.slice(0, 2).map(({ version }) => version)).toEqual([START + 1, 0]);
    expect(withResponse(once, responseTo("b1", "yes", START + 1, START + 200))).toBe(once);
    const retaken = withResponse(once, responseTo("b1", "no", START + 50, START + 200));
    expect(answersOf(retaken)).toEqual({ b1: "no" });
    const same = withResponse(once, responseTo("b2", "no", START + 51, START + 200));
    expect(answersOf(same)).toEqual({ b2: "no" });
  });

  test("a clock behind the server's can open a retake, too", () => {
    const once = finished(recordWith(), answers, START);
    const retaken = withResponse(once, responseTo("b1", "yes", START - YEARS_3_MS, START + 20));
    expect(answersOf(retaken)).toEqual({ b1: "yes" });
  });

  test(`only the newest ${MAX_ATTEMPTS} are kept`, () => {
    const record = Array.from({ length: MAX_ATTEMPTS + 3 }).reduce<ReturnType<typeof recordWith>>(
      (soFar, _, n) => finished(soFar, answersOfAll(n % 2 ? "yes" : "no"), START + n),
      recordWith(),
    );
    expect(MAX_ATTEMPTS).toBe(200);
    expect(record.attempts).toHaveLength(200);
    expect(record.attempts[0]?.completedAt).toBe(START + 3);
    expect(record.attempts.at(-1)?.completedAt).toBe(START + 202);
  });
});

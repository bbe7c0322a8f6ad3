import { answersOfAll } from "@/scripts/jest/check-arbitraries";
import { ANALYSIS, finished, recordWith, responseTo, START } from "@/scripts/jest/visitor-records";
import {
  answersOf,
  CLOCK_AHEAD_MS,
  MAX_ATTEMPTS,
  newRecord,
  withAnalysis,
  withDetails,
  withResponse,
} from "./record";
import { QUESTION_IDS } from "./sections";

const YEARS_3_MS = 3 * 365 * 24 * 3_600_000;

describe("a new record", () => {
  test("holds nothing but who and in which language", () => {
    expect(newRecord("id", "hash", {})).toEqual({
      userId: "id",
      ownerTokenHash: "hash",
      lang: "en",
      quizResponses: [],
      quizResults: null,
      aiAnalysis: null,
      attempts: [],
      profile: {},
      consents: [],
      source: {},
    });
  });

  test("takes the details it is told", () => {
    const details = {
      lang: "hi",
      source: { utm_source: "flyer" },
      profile: { industry: "salon" },
    } as const;
    expect(newRecord("id", "hash", details)).toMatchObject(details);
  });
});

describe("details", () => {
  test("the language and profile told last stand, where the visitor first came from stays", () => {
    const first = newRecord("id", "hash", {
      source: { utm_source: "flyer" },
      profile: { industry: "salon", location: "Pune" },
    });
    const later = withDetails(first, {
      lang: "hi",
      source: { utm_source: "friend" },
      profile: { location: "Nashik" },
    });
    expect(later).toEqual({
      ...first,
      lang: "hi",
      profile: { industry: "salon", location: "Nashik" },
    });
    expect(withDetails(later, {})).toEqual(later);
  });

  test("a first source told later is taken", () => {
    const source = { utm_campaign: "diwali" };
    const first = newRecord("id", "hash", {});
    expect(withDetails(first, { source }).source).toEqual(source);
    expect(withDetails(first, {})).toEqual(first);
  });
});

describe("an answer", () => {
  test("is added, and replaces an earlier one to the same question (spec §3)", () => {
    const two = recordWith(responseTo("b1", "yes", 1), responseTo("b2", "no", 2));
    expect(answersOf(two)).toEqual({ b1: "yes", b2: "no" });
    const changed = withResponse(two, responseTo("b1", "maybe", 3));
    expect(answersOf(changed)).toEqual({ b1: "maybe", b2: "no" });
    expect(changed.quizResponses).toHaveLength(2);
    expect(answersOf(two)).toEqual({ b1: "yes", b2: "no" });
  });

  test.each([
    ["an older version", responseTo("b1", "no", START + 4, START + 20)],
    ["the same version again", responseTo("b1", "no", START + 5, START + 20)],
    ["the same version long after", responseTo("b1", "no", START + 5, START + YEARS_3_MS)],
  ])("%s changes nothing, not even the object", (_name, late) => {
    const record = recordWith(responseTo("b1", "yes", START + 5, START + 10));
    expect(withResponse(record, late)).toBe(record);
  });

  describe("from a clock that lies in the future", () => {
    const ahead = START + YEARS_3_MS;
    const record = recordWith(responseTo("b1", "yes", ahead, START));

    test("is followed by the next version and not by an older or equal one", () => {
      expect(answersOf(withResponse(record, responseTo("b1", "no", ahead + 1, START)))).toEqual({
        b1: "no",
      });
      for (const version of [ahead - 1, ahead])
        expect(withResponse(record, responseTo("b1", "no", version, START + 10))).toBe(record);
    });

    test("gives way to a clock put right once that is past the five minutes", () => {
      const right = START + CLOCK_AHEAD_MS;
      expect(CLOCK_AHEAD_MS).toBe(300_000);
      expect(withResponse(record, responseTo("b1", "no", right, right))).toBe(record);
      const later = withResponse(record, responseTo("b1", "no", right + 1, right + 1));
      expect(answersOf(later)).toEqual({ b1: "no" });
    });

    test("gives way to a clock that is five minutes ahead, not to one that is further", () => {
      const arrival = START + 60_000;
      const limit = arrival + CLOCK_AHEAD_MS;
      expect(withResponse(record, responseTo("b1", "no", limit + 1, arrival))).toBe(record);
      expect(withResponse(record, responseTo("b1", "no", limit, arrival))).not.toBe(record);
    });
  });
});

describe("a finished check", () => {
  const answers = answersOfAll("no", { g2: "yes" });

  test("keeps what was answered one by one and fills in the rest", () => {
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
      { completedAt: START + 10, answers, result: expect.objectContaining({ healthScore: 93 }) },
    ]);
  });

  test("is never over before its last answer, whatever the server's clock did", () => {
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

  test("was sent late: the retake's answers, given before that, are newer than what it filled in", () => {
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

describe("an analysis", () => {
  const answers = answersOfAll("maybe");
  const record = finished(recordWith(), answers, START);
  const { aiEn, standardEn, standardHi, otherAiEn } = ANALYSIS;

  test("of a finished check is kept", () => {
    expect(withAnalysis(record, answers, standardEn)).toEqual({
      ...record,
      aiAnalysis: standardEn,
    });
  });

  test("of other answers, or of none finished, changes nothing", () => {
    expect(withAnalysis(record, answersOfAll("yes"), aiEn)).toBe(record);
    const unfinished = recordWith();
    expect(withAnalysis(unfinished, {}, aiEn)).toBe(unfinished);
  });

  test("by the AI is not replaced by standard advice in the same language", () => {
    const kept = withAnalysis(record, answers, aiEn);
    expect(withAnalysis(kept, answers, standardEn)).toBe(kept);
  });

  test.each([
    ["standard advice by the AI's", standardEn, aiEn],
    ["standard advice by newer standard advice", standardEn, { ...standardEn, analysisDate: 2 }],
    ["the AI's by a newer one of the AI", aiEn, otherAiEn],
    ["the AI's in English by standard advice in Hindi", aiEn, standardHi],
  ])("replaces: %s", (_name, earlier, later) => {
    const kept = withAnalysis(record, answers, earlier);
    expect(withAnalysis(kept, answers, later).aiAnalysis).toBe(later);
  });
});

// holds: #records
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { ANALYSIS, finished, recordWith, responseTo, START } from "@/test/builders/visitor-records";
import {
  answersOf,
  CLOCK_AHEAD_MS,
  newRecord,
  withAnalysis,
  withDetails,
  withResponse,
} from "./record";

const YEARS_3_MS = 3 * 365 * 24 * 3_600_000;

describe("a new record", () => {
  test("holds nothing but the id, the token's hash and the language", () => {
    expect(newRecord("id", "hash", {})).toEqual({
      userId: "id",
      ownerTokenHash: "hash",
      ownerUid: null,
      mergedInto: null,
      lang: "en",
      quizResponses: [],
      quizResults: null,
      aiAnalysis: null,
      attempts: [],
      profile: {},
      consents: [],
      leads: [],
      links: [],
      pairId: null,
      plan: { marks: {}, trade: null, since: 0, past: [] },
      source: {},
    });
  });

  test("takes the details given", () => {
    const details = {
      lang: "hi",
      source: { utm_source: "flyer" },
      profile: { industry: "salon" },
    } as const;
    expect(newRecord("id", "hash", details)).toMatchObject(details);
  });
});

describe("details", () => {
  test("the last language and profile are kept, and the first source", () => {
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

  test("a source that comes later is taken if there was none", () => {
    const source = { utm_campaign: "diwali" };
    const first = newRecord("id", "hash", {});
    expect(withDetails(first, { source }).source).toEqual(source);
    expect(withDetails(first, {})).toEqual(first);
  });
});

describe("an answer", () => {
  test("is added, and replaces an earlier one to the same question", () => {
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

    test("gives way to a corrected clock after five minutes", () => {
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

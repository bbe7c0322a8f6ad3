// holds: #choice-of-advice, #one-record
import fc from "fast-check";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { anyDeviceRecord } from "@/test/builders/device-records";
import { ANALYSIS, finished, recordWith, responseTo, START } from "@/test/builders/visitor-records";
import { allowsAi, withConsent, withRefusal } from "@/lib/domain/core/consent";
import { NO_MARK } from "@/lib/domain/check/plan-marks";
import { mergedConsents, mergedRecord } from "./merge";
import {
  answersOf,
  isClosed,
  marksOf,
  MAX_ATTEMPTS,
  newRecord,
  type QuizResponse,
  type VisitorRecord,
  withAnalysis,
  withNotes,
  withResponse,
} from "./record";

const HOUR_MS = 3_600_000;
const NO = answersOfAll("no");
const YES = answersOfAll("yes");

const empty = recordWith();
const half = recordWith(responseTo("b1", "yes", START), responseTo("b2", "no", START + 1));
const whenGiven = ({ version, timestamp }: QuizResponse) =>
  version > 0 ? Math.min(version, timestamp) : timestamp;
const lastOf = (record: VisitorRecord) => record.attempts.at(-1)?.completedAt ?? -Infinity;

test("notes on the plans of earlier checks stay, those of both by their time", () => {
  const mark = (version: number) => ({ ...NO_MARK, doneAt: version, version });
  const noted = (record: VisitorRecord, version: number) =>
    withNotes(record, { marks: { o1: mark(version) }, trade: null });
  const first = noted(finished(empty, YES, START), START + 1);
  const second = noted(finished(empty, YES, START + HOUR_MS), START + HOUR_MS + 1);
  const account = finished(second, NO, START + 2 * HOUR_MS);
  for (const merged of [mergedRecord(account, first), mergedRecord(first, account)]) {
    expect(merged.plan.past).toEqual([
      { completedAt: START, marks: { o1: mark(START + 1) } },
      { completedAt: START + HOUR_MS, marks: { o1: mark(START + HOUR_MS + 1) } },
    ]);
    const marks = merged.attempts.map((attempt) => marksOf(merged, attempt));
    expect(marks).toEqual([{ o1: mark(START + 1) }, { o1: mark(START + HOUR_MS + 1) }, {}]);
    expect(marksOf({ ...merged, plan: { ...merged.plan, past: [] } }, merged.attempts[0]!)).toEqual(
      {},
    );
  }
});

describe("two open checks", () => {
  test("go together: the newer answer to each question", () => {
    const account = recordWith(
      responseTo("b1", "yes", START + 5),
      responseTo("b2", "yes", START + 6),
    );
    const device = recordWith(responseTo("b2", "no", START + 7), responseTo("g1", "maybe", START));
    const merged = mergedRecord(account, device);
    expect(answersOf(merged)).toEqual({ b1: "yes", b2: "no", g1: "maybe" });
    expect(merged).toMatchObject({ quizResults: null, aiAnalysis: null, attempts: [] });
  });

  test("an answer kept offline counts from when it was given, not from when it arrived", () => {
    const early = recordWith(responseTo("b1", "yes", START, START + 9 * HOUR_MS));
    const later = recordWith(responseTo("b1", "no", START + HOUR_MS));
    expect(answersOf(mergedRecord(early, later))).toEqual({ b1: "no" });
    expect(answersOf(mergedRecord(later, early))).toEqual({ b1: "no" });
  });

  test("a browser's clock that is ahead makes no answer newer than its arrival", () => {
    const ahead = recordWith(responseTo("b1", "yes", START + 9 * HOUR_MS, START));
    const right = recordWith(responseTo("b1", "no", START + HOUR_MS));
    expect(answersOf(mergedRecord(ahead, right))).toEqual({ b1: "no" });
  });

  test("of two answers with all the same times it does not matter which device comes first", () => {
    const yes = recordWith(responseTo("b1", "yes", START));
    const no = recordWith(responseTo("b1", "no", START));
    expect(mergedRecord(yes, no).quizResponses).toEqual(mergedRecord(no, yes).quizResponses);
  });

  test("an answer that came without a version counts from its arrival", () => {
    const without = recordWith(responseTo("b1", "yes", 0, START + 2));
    const other = recordWith(responseTo("b1", "no", START + 1));
    expect(answersOf(mergedRecord(other, without))).toEqual({ b1: "yes" });
  });
});

describe("an open check and a finished one", () => {
  const done = finished(empty, NO, START + HOUR_MS);

  test("the open one continues as a whole when anything in it is newer than the finish", () => {
    const going = withResponse(half, responseTo("g1", "maybe", START + 2 * HOUR_MS));
    for (const merged of [mergedRecord(done, going), mergedRecord(going, done)]) {
      expect(answersOf(merged)).toEqual({ b1: "yes", b2: "no", g1: "maybe" });
      expect(merged.quizResults).toBe(done.quizResults);
      expect(merged.attempts).toEqual(done.attempts);
    }
  });

  test("else the finished one is kept, with its analysis", () => {
    const advised = withAnalysis(done, NO, ANALYSIS.aiEn);
    for (const merged of [mergedRecord(advised, half), mergedRecord(half, advised)]) {
      expect(answersOf(merged)).toEqual(NO);
      expect(isClosed(merged)).toBe(true);
      expect(merged.aiAnalysis).toEqual(ANALYSIS.aiEn);
    }
  });

  test("a retake continues even from a browser whose clock is years behind", () => {
    const retake = withResponse(done, responseTo("b1", "yes", 5, START + 2 * HOUR_MS));
    expect(answersOf(mergedRecord(retake, half))).toEqual({ b1: "yes" });
    expect(answersOf(mergedRecord(half, retake))).toEqual({ b1: "yes" });
    const newer = recordWith(responseTo("g1", "maybe", START + 3 * HOUR_MS));
    expect(answersOf(mergedRecord(retake, newer))).toEqual({ b1: "yes", g1: "maybe" });
  });
});

describe("two finished checks", () => {
  const first = withAnalysis(finished(empty, NO, START), NO, ANALYSIS.aiEn);
  const second = withAnalysis(finished(empty, YES, START + 1), YES, ANALYSIS.standardEn);

  test("the later finish wins whole, both stay as attempts in the order of their dates", () => {
    for (const merged of [mergedRecord(first, second), mergedRecord(second, first)]) {
      expect(answersOf(merged)).toEqual(YES);
      expect(merged.quizResults).toEqual(second.quizResults);
      expect(merged.aiAnalysis).toEqual(ANALYSIS.standardEn);
      expect(merged.attempts).toEqual([...first.attempts, ...second.attempts]);
    }
  });

  test("of the same finish on both sides the analysis is kept that one side has", () => {
    const bare = { ...first, aiAnalysis: null };
    expect(mergedRecord(bare, first).aiAnalysis).toEqual(ANALYSIS.aiEn);
    expect(mergedRecord(first, bare).aiAnalysis).toEqual(ANALYSIS.aiEn);
    expect(mergedRecord(first, first).attempts).toEqual(first.attempts);
  });

  test(`keep the newest ${MAX_ATTEMPTS} attempts`, () => {
    const many = (from: number) =>
      Array.from({ length: 150 }, (_, n) => ({ ...first.attempts[0]!, completedAt: from + 2 * n }));
    const merged = mergedRecord({ ...first, attempts: many(1) }, { ...second, attempts: many(0) });
    expect(merged.attempts).toHaveLength(MAX_ATTEMPTS);
    expect(merged.attempts.map(({ completedAt }) => completedAt)).toEqual(
      Array.from({ length: MAX_ATTEMPTS }, (_, n) => 100 + n),
    );
  });
});

test("the owner is the account's, the language the device's, whose lines and source only fill gaps", () => {
  const account: VisitorRecord = {
    ...newRecord("account", "", { lang: "en", profile: { industry: "salon", location: "" } }),
    ownerUid: "uid",
    leads: ["a", "b"],
  };
  const device: VisitorRecord = {
    ...newRecord("device", "hash", {
      lang: "hi",
      source: { utm_source: "poster" },
      profile: { industry: "kirana", location: "Pune", businessName: "Sharma Stores" },
    }),
    leads: ["b", "c"],
  };
  const merged = mergedRecord(account, device);
  expect(merged).toEqual({
    ...account,
    lang: "hi",
    profile: { industry: "salon", location: "", businessName: "Sharma Stores" },
    source: { utm_source: "poster" },
    leads: ["a", "b", "c"],
  });
  const known = { ...account, source: { utm_source: "friend" } };
  expect(mergedRecord(known, device).source).toEqual({ utm_source: "friend" });
});

test("consents are joined in the order of their dates, and a withdrawal stays with its consent", () => {
  const contact = { purpose: "contact", textVersion: "1", givenAt: 9, withdrawnAt: null };
  const ended = { ...contact, withdrawnAt: 20 };
  const profile = { purpose: "aiProfile", textVersion: "1", givenAt: 10, withdrawnAt: null };
  expect(mergedConsents([profile, contact], [ended])).toEqual([ended, profile]);
  expect(mergedConsents([ended], [contact, profile])).toEqual([ended, profile]);
});

const state = ({ quizResponses, quizResults, attempts }: VisitorRecord) => ({
  quizResponses,
  quizResults,
  attempts,
});

test("merging again changes nothing, even after the account went on", () => {
  fc.assert(
    fc.property(anyDeviceRecord, anyDeviceRecord, (account, device) => {
      const once = mergedRecord(account, device);
      expect(mergedRecord(once, device)).toEqual(once);
      const later = Math.max(
        START + 9 * HOUR_MS,
        ...once.quizResponses.map((one) => one.timestamp),
      );
      const goneOn = withResponse(once, responseTo("b3", "maybe", later + 1));
      expect(state(mergedRecord(goneOn, device)).attempts).toEqual(goneOn.attempts);
      expect(answersOf(mergedRecord(goneOn, device))["b3"]).toBe(answersOf(goneOn)["b3"]);
      const doneAgain = finished(goneOn, YES, later + 2);
      expect(mergedRecord(doneAgain, device)).toEqual(doneAgain);
    }),
  );
});

test("the order of two devices matters neither for attempts nor for any answer since the last finish", () => {
  fc.assert(
    fc.property(anyDeviceRecord, anyDeviceRecord, anyDeviceRecord, (account, one, two) => {
      const [there, back] = [
        mergedRecord(mergedRecord(account, one), two),
        mergedRecord(mergedRecord(account, two), one),
      ];
      expect(there.attempts).toEqual(back.attempts);
      expect(there.quizResults).toEqual(back.quizResults);
      expect(isClosed(there)).toBe(isClosed(back));
      const fresh = (record: VisitorRecord) =>
        record.quizResponses.filter((response) => whenGiven(response) > lastOf(record));
      expect(fresh(there)).toEqual(fresh(back));
      if (lastOf(there) === -Infinity) expect(there.quizResponses).toEqual(back.quizResponses);
    }),
    { numRuns: 200 },
  );
});

test("every answer and attempt of either side is kept, or replaced by a newer one", () => {
  fc.assert(
    fc.property(anyDeviceRecord, anyDeviceRecord, (account, device) => {
      const merged = mergedRecord(account, device);
      for (const side of [account, device]) {
        for (const attempt of side.attempts) expect(merged.attempts).toContainEqual(attempt);
        for (const response of side.quizResponses) {
          const kept = merged.quizResponses.find((one) => one.questionId === response.questionId);
          const isSuperseded = whenGiven(response) <= lastOf(merged);
          const isThere = kept !== undefined && whenGiven(kept) >= whenGiven(response);
          expect(isSuperseded || isThere).toBe(true);
        }
      }
      expect(merged.quizResponses.length).toBeLessThanOrEqual(15);
      const isAnyOpen = !isClosed(merged) && merged.quizResponses.length > 0;
      if (!isAnyOpen) expect(answersOf(merged)).toEqual(merged.attempts.at(-1)?.answers ?? {});
    }),
    { numRuns: 200 },
  );
});

test("of two devices' choices between AI and standard advice the last one holds, in either order", () => {
  const yes = (at: number) => ({ ...empty, consents: withConsent([], "ai", "2026-11-22", at) });
  const no = (at: number) => ({ ...empty, consents: withRefusal([], "ai", "2026-11-22", at) });
  for (const [one, other, isAllowed] of [
    [yes(1), no(2), false],
    [yes(2), no(1), true],
    [yes(1), no(1), false],
    [empty, no(1), false],
    [empty, yes(1), true],
  ] as const)
    for (const merged of [mergedRecord(one, other), mergedRecord(other, one)])
      expect(allowsAi(merged.consents)).toBe(isAllowed);
});

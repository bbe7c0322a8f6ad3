import fc from "fast-check";
import { type CompleteAnswers } from "@/lib/domain/check/answers";
import {
  answersOf,
  newRecord,
  type VisitorRecord,
  withResponse,
} from "@/lib/domain/account/record";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { anyAnswer, anyCompleteAnswers, anyQuestionId } from "./check-arbitraries";
import { finished, responseTo, START } from "./visitor-records";

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

/** An event on a device at some minute after START: an answer, which may arrive later, or the end of a check. */
const anyEvent = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(anyQuestionId, anyAnswer, fc.nat(20)) },
  { weight: 1, arbitrary: anyCompleteAnswers },
  { weight: 1, arbitrary: fc.constant("as answered" as const) },
);

const filledUp = (record: VisitorRecord): CompleteAnswers =>
  Object.fromEntries(
    QUESTION_IDS.map((id) => [id, answersOf(record)[id] ?? "no"]),
  ) as CompleteAnswers;

/**
 * A device's record after any answers and finished checks within two hours, from a browser whose clock is right, behind
 * or ahead. Two of the events have the same time.
 */
export const anyDeviceRecord: fc.Arbitrary<VisitorRecord> = fc
  .record({
    name: fc.constantFrom("one", "two", "three"),
    clockAheadMs: fc.constantFrom(0, 0, -3 * MINUTE_MS, 3 * MINUTE_MS, -YEAR_MS, YEAR_MS),
    events: fc.array(fc.tuple(fc.nat(120), anyEvent), { maxLength: 25 }),
  })
  .map(({ name, clockAheadMs, events }) =>
    events
      .toSorted(([a], [b]) => a - b)
      .reduce(
        (record, [minute, event], n) => {
          const at = START + minute * MINUTE_MS + n;
          if (event === "as answered") return finished(record, filledUp(record), at);
          if (!Array.isArray(event)) return finished(record, event, at);
          const [id, answer, lateMinutes] = event;
          const arrivedAt = at + lateMinutes * MINUTE_MS;
          return withResponse(record, responseTo(id, answer, at + clockAheadMs, arrivedAt));
        },
        newRecord(name, "hash", {}),
      ),
  );

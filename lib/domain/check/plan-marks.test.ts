// holds: #plan
import fc from "fast-check";
import { ANSWERS } from "./answers";
import { marksSince, mergedNotes, NO_MARK, NO_NOTES, type PlanNotes, TRADES } from "./plan-marks";
import { QUESTION_IDS } from "./sections";

const time = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
const version = fc.integer({ min: 1, max: 4 });
const mark = fc.record({
  dueAt: time,
  doneAt: time,
  skippedAt: time,
  version,
  again: fc.option(fc.constantFrom(...ANSWERS), { nil: null }),
  won: fc.option(fc.nat(9), { nil: null }),
});
const notes: fc.Arbitrary<PlanNotes> = fc.record({
  marks: fc.dictionary(fc.constantFrom(...QUESTION_IDS.slice(0, 4)), mark),
  trade: fc.option(fc.record({ value: fc.constantFrom(...TRADES), version }), { nil: null }),
});
const merged = (all: readonly PlanNotes[]) => all.reduce(mergedNotes, NO_NOTES);

test("devices that hear of each other's notes in any order, and any number of times, end equal", () => {
  fc.assert(
    fc.property(fc.array(notes, { maxLength: 5 }), fc.infiniteStream(fc.nat()), (all, at) => {
      const orders = Array.from({ length: 8 }, () => all[at.next().value! % (all.length || 1)]!);
      const other = merged([...orders.filter(Boolean), ...all.toReversed()]);
      expect(other).toEqual(merged(all));
    }),
  );
});

test("the last word on a step counts", () => {
  const of = (doneAt: number | null, of: number): PlanNotes => ({
    marks: { o1: { ...NO_MARK, doneAt, version: of } },
    trade: null,
  });
  expect(mergedNotes(of(5, 1), of(null, 2)).marks.o1?.doneAt).toBeNull();
  expect(mergedNotes(of(null, 2), of(5, 1)).marks.o1?.doneAt).toBeNull();
});

test("marks on an earlier check's plan are not those of this one", () => {
  const one = { ...NO_MARK, doneAt: 1 };
  const marks = { o1: { ...one, version: 10 }, o2: { ...one, version: 11 } };
  expect(marksSince(marks, 10)).toEqual({ o2: marks.o2 });
});

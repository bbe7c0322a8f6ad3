// holds: #calls
import { callEntry, wishedCall } from "./call";

const TIME = 1_795_781_400_000;
const entry = (changed: object) => callEntry({ ...wishedCall(TIME), ...changed });

test.each([
  ["one with a half hour", {}, { startsAt: TIME, sequence: 0, isCancelled: false }],
  ["one that was moved", { changes: 2 }, { startsAt: TIME, sequence: 2, isCancelled: false }],
  [
    "one that was cancelled",
    { at: null, end: "cancelled", changes: 3 },
    { startsAt: TIME, sequence: 3, isCancelled: true },
  ],
  [
    "one whose half hour we took back",
    { at: null, changes: 1 },
    { startsAt: TIME, sequence: 1, isCancelled: true },
  ],
  ["one that never got its half hour", { at: null }, null],
  ["one without a half hour", { at: null, asked: null, end: "cancelled", changes: 1 }, null],
  ["one that was reached", { end: "reached", changes: 1 }, null],
  ["one that was missed", { end: "missed", changes: 1 }, null],
])("the calendar's entry of a call: %s", (_, changed, found) => {
  expect(entry(changed)).toEqual(found);
});

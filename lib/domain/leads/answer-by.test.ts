// holds: #desk
import { nextOpenDay, onOpenDay, promisedBy } from "./answer-by";

/** Open from Monday to Saturday. */
const ALL_DAY = { from: 0, to: 24 * 60 };
const PROMISE = { replyHours: 24, week: [...Array(6).fill(ALL_DAY), null] };
const at = (time: string) => Date.parse(`${time}+05:30`);

// 2026-11-21 is a Saturday.
test.each([
  ["on a weekday", "2026-11-18T10:00:00", "2026-11-19T10:00:00"],
  ["on Saturday evening", "2026-11-21T20:00:00", "2026-11-23T20:00:00"],
  ["on Sunday", "2026-11-22T15:00:00", "2026-11-24T00:00:00"],
  ["as Saturday begins", "2026-11-21T00:00:00", "2026-11-23T00:00:00"],
  ["as Monday begins", "2026-11-23T00:00:00", "2026-11-24T00:00:00"],
])("what arrives %s (%s) is answered by %s", (_, arrived, by) => {
  expect(promisedBy(at(arrived), PROMISE)).toBe(at(by));
});

test("longer promises count opening days alone; open all week, the clock does not stop", () => {
  const saturday = at("2026-11-21T20:00:00");
  expect(promisedBy(saturday, { ...PROMISE, replyHours: 48 })).toBe(at("2026-11-24T20:00:00"));
  expect(promisedBy(saturday, { ...PROMISE, week: Array(7).fill(ALL_DAY) })).toBe(
    at("2026-11-22T20:00:00"),
  );
  expect(promisedBy(saturday, { replyHours: 1, week: [null, null, ALL_DAY] })).toBe(
    at("2026-11-25T01:00:00"),
  );
});

/** Open from ten to seven. */
const TEN_TO_SEVEN = { from: 10 * 60, to: 19 * 60 };
const DAYTIME = { week: [...Array(6).fill(TEN_TO_SEVEN), null] };
/** As before, but on Saturday until two. */
const SHORT_SATURDAY = { week: [...Array(5).fill(TEN_TO_SEVEN), { from: 600, to: 840 }, null] };

test.each([
  ["on Saturday at 1:38 pm", "2026-11-28T13:38:00", 12, "2026-11-30T10:00:00"],
  ["on Wednesday at 1:38 pm", "2026-11-25T13:38:00", 12, "2026-11-26T10:00:00"],
  ["in the morning", "2026-11-25T10:00:00", 9, "2026-11-25T19:00:00"],
  ["a minute later", "2026-11-25T10:01:00", 9, "2026-11-26T10:00:00"],
  ["before opening", "2026-11-25T06:00:00", 2, "2026-11-25T10:00:00"],
  ["on Saturday evening", "2026-11-28T18:00:00", 2, "2026-11-30T10:00:00"],
])(
  "no answer is promised for the night: what arrives %s (%s), in %d hours",
  (_, arrived, hours, by) => {
    expect(promisedBy(at(arrived), { ...DAYTIME, replyHours: hours })).toBe(at(by));
  },
);

test.each([
  ["on Friday at 3 pm", "2026-11-27T15:00:00", "2026-11-30T10:00:00"],
  ["on Friday at 1 pm", "2026-11-27T13:00:00", "2026-11-28T13:00:00"],
  ["on Thursday at 3 pm", "2026-11-26T15:00:00", "2026-11-27T15:00:00"],
])("each day has its own hours: what arrives %s (%s) is answered by %s", (_, arrived, by) => {
  expect(promisedBy(at(arrived), { ...SHORT_SATURDAY, replyHours: 24 })).toBe(at(by));
});

test("the next open day is the one after, over closed days; an open day is its own", () => {
  const [saturday, sunday] = [at("2026-11-28T16:00:00"), at("2026-11-29T16:00:00")];
  const monday = at("2026-11-30T16:00:00");
  expect(nextOpenDay(saturday, PROMISE)).toBe(monday);
  expect(nextOpenDay(saturday, { ...PROMISE, week: Array(7).fill(ALL_DAY) })).toBe(sunday);
  expect([saturday, sunday].map((one) => onOpenDay(one, PROMISE))).toEqual([saturday, monday]);
});

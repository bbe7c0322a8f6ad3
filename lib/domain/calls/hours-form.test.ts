// holds: #desk-calls
import { daysOffIn, hoursFrom, MOST_DAYS_OFF, openingHours, typedHours } from "./hours-form";

const TODAY = "2026-11-27";
const OPENING = openingHours([...Array(6).fill({ from: 540, to: 1_080 }), null]);
const TYPED = typedHours(OPENING);
const problemsOf = (fields: object) => hoursFrom({ ...TYPED, ...fields }, TODAY).problems;

test("a form begins with the opening hours, and gives back the hours that it was made of", () => {
  expect(OPENING.week.map((span) => span?.from)).toEqual([...Array(6).fill(540), undefined]);
  expect(TYPED).toMatchObject({ "from-0": "09:00", "to-5": "18:00", "from-6": "", atOnce: "1" });
  expect(hoursFrom(TYPED, TODAY)).toEqual({ hours: OPENING, problems: {} });
  const busy = { ...OPENING, atOnce: 3, noticeHours: 0, daysOff: ["2026-12-25", "2026-12-31"] };
  expect(hoursFrom(typedHours(busy), TODAY).hours).toEqual(busy);
});

test.each([
  ["09:00:00", "18:00:00.000", { from: 540, to: 1_080 }],
  ["09:30", "00:00", { from: 570, to: 1_440 }],
  ["09:30", "24:00", { from: 570, to: 1_440 }],
])("from %s to %s is read, and written again", (from, to, span) => {
  const { hours } = hoursFrom({ ...TYPED, "from-1": from, "to-1": to }, TODAY);
  expect(hours!.week[1]).toEqual(span);
  expect(hoursFrom(typedHours(hours!), TODAY).hours).toEqual(hours);
});

test("days off are sorted, named once, and forgotten when they are over", () => {
  const daysOff = "2027-01-01 2026-11-26 2026-11-27 2027-01-01";
  expect(daysOffIn({ daysOff })).toHaveLength(4);
  expect(hoursFrom({ ...TYPED, daysOff }, TODAY).hours!.daysOff).toEqual([TODAY, "2027-01-01"]);
  expect(daysOffIn({})).toEqual([]);
});

test.each([
  [{ "from-1": "" }, { "from-1": "pair" }],
  [{ "to-1": "" }, { "from-1": "pair" }],
  [{ "from-1": "18:00" }, { "from-1": "order" }],
  [{ "from-1": "10:15" }, { "from-1": "halfHour" }],
  [{ "to-1": "24:30" }, { "from-1": "halfHour" }],
  [{ "to-1": "18:00:30" }, { "from-1": "halfHour" }],
  [{ "from-1": "24:00" }, { "from-1": "order" }],
  [{ atOnce: "0" }, { atOnce: "number" }],
  [{ atOnce: "4" }, { atOnce: "number" }],
  [{ noticeHours: "49" }, { noticeHours: "number" }],
  [{ noticeHours: "" }, { noticeHours: "number" }],
  [{ horizonDays: "31" }, { horizonDays: "number" }],
  [
    { horizonDays: "1.5", "to-2": "" },
    { horizonDays: "number", "from-2": "pair" },
  ],
])("%j is named at its field", (fields, problems) => {
  expect(problemsOf(fields)).toEqual(problems);
  expect(hoursFrom({ ...TYPED, ...fields }, TODAY).hours).toBeNull();
});

test("a field that was not sent is an empty one", () => {
  expect(hoursFrom({}, TODAY).problems).toEqual({
    atOnce: "number",
    noticeHours: "number",
    horizonDays: "number",
  });
});

test("there is an end of days off", () => {
  const days = Array.from({ length: MOST_DAYS_OFF + 1 }, (_, n) =>
    new Date(Date.parse("2027-01-01") + n * 86_400_000).toISOString().slice(0, 10),
  );
  expect(problemsOf({ daysOff: days.join(" ") })).toEqual({ daysOff: "days" });
  expect(problemsOf({ daysOff: days.slice(1).join(" ") })).toEqual({});
});

// holds: #plan
import type { Lang } from "@/lib/domain/core/languages";
import { planDayFormat, planDays, planSequence } from "./plan-days";

const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 10, day, hour, minute).getTime();

test.each([
  ["a morning", at(26, 9), at(26, 19), at(27, 10), at(29, 11)],
  ["an evening that has begun", at(26, 19), null, at(27, 10), at(29, 11)],
  ["a Saturday night: Sunday is tomorrow", at(28, 23, 59), null, at(29, 10), null],
  [
    "a Sunday: the next one",
    at(29, 8),
    at(29, 19),
    at(30, 10),
    new Date(2026, 11, 6, 11).getTime(),
  ],
  [
    "the last day of the year",
    new Date(2026, 11, 31, 12).getTime(),
    new Date(2026, 11, 31, 19).getTime(),
    new Date(2027, 0, 1, 10).getTime(),
    new Date(2027, 0, 3, 11).getTime(),
  ],
])("%s", (_, now, evening, morning, sunday) => {
  const offered = { evening, morning, sunday };
  expect(planDays(now)).toEqual(
    Object.entries(offered).flatMap(([day, time]) => (time === null ? [] : [{ day, at: time }])),
  );
});

test("a day of the plan has its weekday, and in Hindi the part of the day", () => {
  const sunday = Date.UTC(2026, 10, 29, 5, 30);
  const said = (lang: Lang) =>
    new Intl.DateTimeFormat(`${lang}-IN`, { timeZone: "Asia/Kolkata", ...planDayFormat(lang) })
      .format(sunday)
      .replace(/\s/g, " ");
  expect(said("en")).toBe("Sun, 29 Nov, 11:00 am");
  expect(said("hi")).toBe("रवि, 29 नव॰, सुबह 11:00");
});

test("a later mark of a step has a larger version in a calendar, also by a clock of 2020", () => {
  const marked = at(28, 12);
  expect(planSequence(marked + 1_000)).toBe(planSequence(marked) + 1);
  expect(planSequence(marked)).toBeLessThan(2 ** 31);
  expect(planSequence(Date.UTC(2020, 0, 1))).toBe(0);
});

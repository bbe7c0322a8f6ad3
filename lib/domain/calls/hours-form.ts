import {
  CALL_MINUTES,
  type CallHours,
  type CallSpan,
  MOST_AT_ONCE,
  MOST_HORIZON_DAYS,
  MOST_NOTICE_HOURS,
} from "./call-hours";

export type TypedHours = Readonly<Record<string, string>>;

export type HoursProblem = "pair" | "order" | "halfHour" | "number" | "days";

/** The days of the week, Monday first, as the fields count them: "from-0" is Monday's. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const HOURS_NUMBERS = {
  atOnce: [1, MOST_AT_ONCE],
  noticeHours: [0, MOST_NOTICE_HOURS],
  horizonDays: [1, MOST_HORIZON_DAYS],
} as const;
type NumberField = keyof typeof HOURS_NUMBERS;
const NUMBER_FIELDS = Object.keys(HOURS_NUMBERS) as NumberField[];

export const MOST_DAYS_OFF = 60;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Minutes of the day as a time field has them: 570 is "09:30", the day's end "00:00". */
const clockText = (minutes: number): string =>
  [Math.floor(minutes / HOUR_MINUTES) % 24, minutes % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");

/** The minutes of a time such as "09:30", which some browsers send as "09:30:00"; null where it is none, or no half hour. */
const minutesFrom = (text: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)(?::00(?:\.0+)?)?$/.exec(text) ?? [];
  const sum = Number(hours) * HOUR_MINUTES + Number(minutes);
  return sum % CALL_MINUTES === 0 && sum <= DAY_MINUTES ? sum : null;
};

/** The form with these hours. */
export const typedHours = ({ week, daysOff, ...numbers }: CallHours): TypedHours => ({
  ...Object.fromEntries(
    week.flatMap((span, day) => [
      [`from-${day}`, span ? clockText(span.from) : ""],
      [`to-${day}`, span ? clockText(span.to) : ""],
    ]),
  ),
  ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, String(numbers[name])])),
  daysOff: daysOff.join(" "),
});

/** The days off that are typed. */
export const daysOffIn = ({ daysOff = "" }: TypedHours): string[] =>
  daysOff.split(" ").filter(Boolean);

/** The hours of calls of a site that is open in this week. */
export const openingHours = (week: CallHours["week"]): CallHours => ({
  week,
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 10,
});

const spanFrom = (fromText: string, toText: string): CallSpan | null | HoursProblem => {
  if (fromText === "" && toText === "") return null;
  if (fromText === "" || toText === "") return "pair";
  const [from, end] = [minutesFrom(fromText), minutesFrom(toText)];
  if (from === null || end === null) return "halfHour";
  const to = end || DAY_MINUTES; // 00:00 as the end is midnight
  return from < to ? { from, to } : "order";
};

const numberFrom = (name: NumberField, text: string): number | null => {
  const [least, most] = HOURS_NUMBERS[name];
  const number = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
};

/** The typed hours, days off from `today` on; null with problems, by fields such as "from-0". */
export const hoursFrom = (
  typed: TypedHours,
  today: string,
): { hours: CallHours | null; problems: Readonly<Record<string, HoursProblem>> } => {
  const problems: Record<string, HoursProblem> = {};
  const week = WEEKDAYS.map((day) => {
    const span = spanFrom(typed[`from-${day}`] ?? "", typed[`to-${day}`] ?? "");
    if (typeof span !== "string") return span;
    problems[`from-${day}`] = span;
    return null;
  });
  const [atOnce, noticeHours, horizonDays] = NUMBER_FIELDS.map((name) => {
    const number = numberFrom(name, typed[name] ?? "");
    if (number === null) problems[name] = "number";
    return number ?? 0;
  }) as [number, number, number];
  const daysOff = [...new Set(daysOffIn(typed))].filter((day) => day >= today).sort();
  if (daysOff.length > MOST_DAYS_OFF) problems["daysOff"] = "days";
  const isWrong = Object.keys(problems).length > 0;
  return {
    hours: isWrong ? null : { week, atOnce, daysOff, noticeHours, horizonDays },
    problems,
  };
};

import { clockFormat } from "@/lib/domain/calls/call-time";
import type { Lang } from "@/lib/domain/core/languages";

const PLAN_DAYS = ["evening", "morning", "sunday"] as const;
export type PlanDay = (typeof PLAN_DAYS)[number];

const EVENING_HOUR = 19;
const MORNING_HOUR = 10;
const SUNDAY_HOUR = 11;
const SUNDAY = 0;

/** A day's time on this device: 7 pm, 10 am or 11 am; null: the evening has begun. */
const planDayAt = (day: PlanDay, now: number): number | null => {
  const at = new Date(now);
  at.setMinutes(0, 0, 0);
  if (day === "evening") {
    at.setHours(EVENING_HOUR);
    return at.getTime() > now ? at.getTime() : null;
  }
  at.setDate(at.getDate() + 1);
  if (day === "morning") return at.setHours(MORNING_HOUR);
  while (at.getDay() !== SUNDAY) at.setDate(at.getDate() + 1);
  return at.setHours(SUNDAY_HOUR);
};

/** The days that are offered for a step, with their times (epoch ms): none that is over, and no date twice. */
export const planDays = (now: number): { day: PlanDay; at: number }[] => {
  const offered = new Map<string, { day: PlanDay; at: number }>();
  for (const day of PLAN_DAYS) {
    const at = planDayAt(day, now);
    const date = at !== null && new Date(at).toDateString();
    if (date && !offered.has(date)) offered.set(date, { day, at });
  }
  return [...offered.values()];
};

/** How a day of the plan is said: "Sun, 29 Nov, 11:00 am". */
export const planDayFormat = (lang: Lang): Intl.DateTimeFormatOptions => ({
  weekday: "short",
  day: "numeric",
  month: "short",
  ...clockFormat(lang),
});

/** Versions are counted from here, so that seconds since then fit a calendar's 31 bits for a long time. */
const FIRST_VERSION = Date.UTC(2026, 0, 1);

/** The calendar's version of a step whose mark has this version (epoch ms): it grows with each mark. */
export const planSequence = (version: number): number =>
  Math.max(0, Math.floor((version - FIRST_VERSION) / 1000));

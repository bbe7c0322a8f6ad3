import { nextIndianHour } from "@/lib/domain/core/indian-day";

/** The choices of a next step: each is one tap, or a date such as "2026-11-30". */
export const NEXT_STEPS = ["evening", "tomorrow", "inThreeDays"] as const;
export type NextStepChoice = (typeof NEXT_STEPS)[number] | { day: string };

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MORNING_HOUR = 11;
const EVENING_HOUR = 18;

/** When a chosen step is due after `now`, epoch ms: at 18:00 in India, on a later day at 11:00. */
export const nextStepAt = (choice: NextStepChoice, now: number): number => {
  const evening = nextIndianHour(EVENING_HOUR, now);
  if (choice === "evening") return evening;
  const tomorrow = nextIndianHour(0, now) + MORNING_HOUR * HOUR_MS;
  if (choice === "tomorrow") return tomorrow;
  if (choice === "inThreeDays") return tomorrow + 2 * DAY_MS;
  const chosen = Date.parse(`${choice.day}T${MORNING_HOUR}:00:00+05:30`);
  return chosen > now ? chosen : evening;
};

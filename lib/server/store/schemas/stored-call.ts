import { z } from "zod";
import type { CallDay } from "@/lib/domain/calls/call-day";
import type { CallHours } from "@/lib/domain/calls/call-hours";
import { indianDayStart } from "@/lib/domain/core/indian-day";
import { callDayKeptMs } from "@/lib/domain/leads/retention";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";

const storedHours = z.looseObject({
  week: z.array(z.looseObject({ from: z.number(), to: z.number() }).nullable()),
  atOnce: z.number(),
  daysOff: z.array(z.string()),
  noticeHours: z.number(),
  horizonDays: z.number(),
}) satisfies z.ZodType<CallHours>;

export const CALL_HOURS = collectionOf<CallHours>("callHours", storedHours, FOR_EVER);
export const CALL_HOURS_ID = "hours";

const storedDay = z.looseObject({
  day: z.string(),
  taken: z.record(z.string(), z.array(z.looseObject({ lead: z.string() }))),
}) satisfies z.ZodType<CallDay>;

export const CALL_DAYS = collectionOf<CallDay>("callDays", storedDay, ({ day }, changedAt) =>
  callDayKeptMs(indianDayStart(day), changedAt),
);

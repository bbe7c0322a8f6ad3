import type { CallHours } from "@/lib/domain/calls/call-hours";
import { indianWeekday, nextIndianHour } from "@/lib/domain/core/indian-day";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** An answer within hours of our opening days. */
export type AnswerPromise = Readonly<{ replyHours: number; week: CallHours["week"] }>;

const spanOn = (at: number, { week }: AnswerPromise) => week[indianWeekday(at)];

/** The same time on the first day on which we are open, from that of `at` on; both epoch ms. */
export const onOpenDay = (at: number, promise: AnswerPromise): number => {
  let next = at;
  while (!spanOn(next, promise)) next += DAY_MS;
  return next;
};

/** The same time on the next day on which we are open, after that of `at`; both epoch ms. */
export const nextOpenDay = (at: number, promise: AnswerPromise): number =>
  onOpenDay(at + DAY_MS, promise);

const MINUTE_MS = 60_000;

/** The time itself while we are open, else the next opening; both epoch ms. */
const whileOpen = (at: number, promise: AnswerPromise): number => {
  const midnight = nextIndianHour(0, at) - DAY_MS;
  const span = spanOn(at, promise);
  if (span && at <= midnight + span.to * MINUTE_MS)
    return Math.max(at, midnight + span.from * MINUTE_MS);
  const day = onOpenDay(midnight + DAY_MS, promise);
  return day + spanOn(day, promise)!.from * MINUTE_MS;
};

/** Until when we promised to answer, epoch ms: closed days do not count, at night nobody answers. */
export const promisedBy = (receivedAt: number, promise: AnswerPromise): number => {
  let left = promise.replyHours * HOUR_MS;
  for (let at = receivedAt; ;) {
    const dayEnd = nextIndianHour(0, at);
    const isOpen = Boolean(spanOn(at, promise));
    if (isOpen && left <= dayEnd - at) return whileOpen(at + left, promise);
    if (isOpen) left -= dayEnd - at;
    at = dayEnd;
  }
};

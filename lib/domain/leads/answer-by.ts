import { indianWeekday, nextIndianHour } from "@/lib/domain/core/indian-day";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** An answer within hours of our opening days (0: Monday), which have minutes from and to. */
export type AnswerPromise = Readonly<{
  replyHours: number;
  firstDay: number;
  lastDay: number;
  opens: number;
  closes: number;
}>;

const isOpenOn = (at: number, { firstDay, lastDay }: AnswerPromise): boolean => {
  const weekday = indianWeekday(at);
  return weekday >= firstDay && weekday <= lastDay;
};

/** The same time on the first day on which we are open, from that of `at` on; both epoch ms. */
export const onOpenDay = (at: number, promise: AnswerPromise): number => {
  let next = at;
  while (!isOpenOn(next, promise)) next += DAY_MS;
  return next;
};

/** The same time on the next day on which we are open, after that of `at`; both epoch ms. */
export const nextOpenDay = (at: number, promise: AnswerPromise): number =>
  onOpenDay(at + DAY_MS, promise);

const MINUTE_MS = 60_000;

/** The time itself while we are open, else the next opening; both epoch ms. */
const whileOpen = (at: number, promise: AnswerPromise): number => {
  const midnight = nextIndianHour(0, at) - DAY_MS;
  const opens = midnight + promise.opens * MINUTE_MS;
  if (!isOpenOn(at, promise) || at < opens) return onOpenDay(opens, promise);
  return at <= midnight + promise.closes * MINUTE_MS ? at : onOpenDay(opens + DAY_MS, promise);
};

/** Until when we promised to answer, epoch ms: closed days do not count, at night nobody answers. */
export const promisedBy = (receivedAt: number, promise: AnswerPromise): number => {
  let left = promise.replyHours * HOUR_MS;
  for (let at = receivedAt; ;) {
    const dayEnd = nextIndianHour(0, at);
    const isOpen = isOpenOn(at, promise);
    if (isOpen && left <= dayEnd - at) return whileOpen(at + left, promise);
    if (isOpen) left -= dayEnd - at;
    at = dayEnd;
  }
};

import { nextIndianHour } from "@/lib/domain/core/indian-day";
import { isTypedIn } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** 1 January 1970 was a Thursday: day 3 of a week that begins with Monday. */
const FIRST_WEEKDAY = 3;
const DAYS_A_WEEK = 7;
/** India's offset from UTC. */
const AHEAD_MS = 5.5 * HOUR_MS;

/** What we promise: an answer within so many hours of our opening days, the first to the last of a week (0: Monday). */
export type AnswerPromise = Readonly<{ replyHours: number; firstDay: number; lastDay: number }>;

const weekdayOf = (at: number): number =>
  (Math.floor((at + AHEAD_MS) / DAY_MS) + FIRST_WEEKDAY) % DAYS_A_WEEK;

/**
 * Until when a message that arrived at `receivedAt` is to be answered; both epoch ms. The hours of closed days do not
 * count: what arrives on Saturday evening is answered on Monday when Sunday is closed.
 */
export const promisedBy = (
  receivedAt: number,
  { replyHours, firstDay, lastDay }: AnswerPromise,
): number => {
  let left = replyHours * HOUR_MS;
  for (let at = receivedAt; ;) {
    const dayEnd = nextIndianHour(0, at);
    const weekday = weekdayOf(at);
    const isOpen = weekday >= firstDay && weekday <= lastDay;
    if (isOpen && left <= dayEnd - at) return at + left;
    if (isOpen) left -= dayEnd - at;
    at = dayEnd;
  }
};

/** Whether nobody has called or written since the lead arrived, or arrived again. */
const isUnopened = ({ work }: Lead): boolean => {
  const since = work.findLastIndex(({ by }) => by === null);
  return !work.slice(since + 1).some(({ did }) => did?.kind === "opened");
};

/**
 * Until when we promised an answer to a lead, epoch ms; null once it was answered or has a next step, for a newsletter
 * and for one that an operator typed in after a talk.
 */
export const answerBy = (lead: Lead, promise: AnswerPromise): number | null => {
  const isFromSite = lead.kind !== "newsletter" && !isTypedIn(lead);
  const isOpen = lead.status === "new" && lead.nextAt === null && isUnopened(lead);
  return isFromSite && isOpen ? promisedBy(lead.receivedAt, promise) : null;
};

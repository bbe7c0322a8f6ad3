import { indianWeekday, nextIndianHour } from "@/lib/domain/core/indian-day";
import { openCallAt } from "./lead-call";
import { isTypedIn } from "./lead-row";
import type { LeadNote } from "./lead-notes";
import type { Lead } from "./lead";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What we promise: an answer within so many hours of our opening days, the first to the last of a week (0: Monday). */
export type AnswerPromise = Readonly<{ replyHours: number; firstDay: number; lastDay: number }>;

const isOpenOn = (at: number, { firstDay, lastDay }: AnswerPromise): boolean => {
  const weekday = indianWeekday(at);
  return weekday >= firstDay && weekday <= lastDay;
};

/** The same time on the next day on which we are open, after that of `at`; both epoch ms. */
export const nextOpenDay = (at: number, promise: AnswerPromise): number => {
  let next = at + DAY_MS;
  while (!isOpenOn(next, promise)) next += DAY_MS;
  return next;
};

/**
 * Until when a message that arrived at `receivedAt` is to be answered; both epoch ms. The hours of closed days do not
 * count: what arrives on Saturday evening is answered on Monday when Sunday is closed.
 */
export const promisedBy = (receivedAt: number, promise: AnswerPromise): number => {
  let left = promise.replyHours * HOUR_MS;
  for (let at = receivedAt; ;) {
    const dayEnd = nextIndianHour(0, at);
    const isOpen = isOpenOn(at, promise);
    if (isOpen && left <= dayEnd - at) return at + left;
    if (isOpen) left -= dayEnd - at;
    at = dayEnd;
  }
};

/** Whether nobody has called or written since the lead arrived, or arrived again. */
const isUnopened = ({ notes }: Lead): boolean => {
  const since = notes.findLastIndex(({ by }) => by === null);
  return !notes.slice(since + 1).some(({ action }) => action?.kind === "opened");
};

/**
 * Whether a lead waits for its first answer: not once it was answered or has a next step or a half hour for a call, nor
 * an address of the newsletter, nor a lead that an operator typed in after a talk.
 */
export const isAwaitingAnswer = (lead: Lead): boolean => {
  const isFromSite = lead.kind !== "newsletter" && !isTypedIn(lead);
  const hasTime = lead.nextAt !== null || openCallAt(lead) !== null;
  return isFromSite && lead.status === "new" && !hasTime && isUnopened(lead);
};

const isAnswer = ({ by, status, action }: LeadNote): boolean => {
  if (by === null) return false;
  if (action?.kind === "next") return action.at !== null;
  if (action === undefined) return status !== "new";
  return ["opened", "called", "won", "paid", "lost"].includes(action.kind);
};

/** When an operator last opened a talk, noted one or a payment, or set a status or a next step; epoch ms, -Infinity: never. */
export const answeredAt = ({ notes }: Lead): number =>
  Math.max(-Infinity, ...notes.filter(isAnswer).map(({ at }) => at));

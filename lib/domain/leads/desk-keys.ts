import { answerBy, type AnswerPromise } from "./answer-by";
import { dueAtOf, todayAtOf } from "./today";
import { isEnded, isForDesk } from "./lead-row";
import type { Lead } from "./lead";

/** The fields of a stored lead by which the desk counts and lists it; derived from the lead at each write. */
export type DeskKeys = {
  /** What it is counted as: its status, "flagged" or "other"; missing for what the desk's list does not show. */
  deskKey?: string;
  /** Since when, or for when, it waits in Today, epoch ms; missing when Today does not show it. Likewise the next two. */
  dueAt?: number;
  /** When it is late: its next step, else the promised answer. */
  lateAt?: number;
  /** Its place in the order of Today (./today.ts). */
  todayAt?: number;
};

/** The key of leads with a flag. */
export const FLAGGED_KEY = "flagged";
/** The key of leads on the list that are not under way: addresses of the newsletter, and withdrawn ones. */
export const OTHER_KEY = "other";

/** The keys of a lead. Only the latest lead of a person has any. */
export const deskKeysOf = (lead: Lead, promise: AnswerPromise): DeskKeys => {
  if (lead.cardId !== null || !isForDesk(lead)) return {};
  if (lead.flags.length > 0) return { deskKey: FLAGGED_KEY };
  if (lead.kind === "newsletter" || isEnded(lead)) return { deskKey: OTHER_KEY };
  const deskKey = lead.status;
  if (deskKey === "won" || deskKey === "lost") return { deskKey };
  const lateAt = lead.nextAt ?? answerBy(lead, promise);
  return {
    deskKey,
    dueAt: dueAtOf(lead),
    ...(lateAt !== null && { lateAt }),
    todayAt: todayAtOf(lead),
  };
};

/** Whether a lead is in Today once it is due. */
export const isWaiting = (lead: Lead): boolean =>
  lead.cardId === null &&
  isForDesk(lead) &&
  lead.flags.length === 0 &&
  lead.kind !== "newsletter" &&
  !isEnded(lead) &&
  lead.status !== "won" &&
  lead.status !== "lost";

/** The stored lead with its keys, which replace those it had. */
export const withDeskKeys = <L extends Lead>(lead: L, promise: AnswerPromise): L & DeskKeys => ({
  ...withoutDeskKeys(lead),
  ...deskKeysOf(lead, promise),
});

/** The lead without its keys. */
export const withoutDeskKeys = <L extends object>(lead: L): L => {
  const { deskKey, dueAt, lateAt, todayAt, ...rest } = lead as L & DeskKeys;
  return rest as unknown as L;
};

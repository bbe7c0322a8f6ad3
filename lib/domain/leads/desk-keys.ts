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

/** What a lead is counted as; undefined for what the list does not show: only the latest lead of a person is counted. */
const deskKeyOf = (lead: Lead): string | undefined => {
  if (lead.cardId !== null || !isForDesk(lead)) return undefined;
  if (lead.flags.length > 0) return FLAGGED_KEY;
  return lead.kind === "newsletter" || isEnded(lead) ? OTHER_KEY : lead.status;
};

const WITHOUT_STEP: readonly (string | undefined)[] = [
  undefined,
  FLAGGED_KEY,
  OTHER_KEY,
  "won",
  "lost",
];

/** Whether a lead is in Today once it is due. */
export const isWaiting = (lead: Lead): boolean => !WITHOUT_STEP.includes(deskKeyOf(lead));

/** The keys of a lead. */
export const deskKeysOf = (lead: Lead, promise: AnswerPromise): DeskKeys => {
  const deskKey = deskKeyOf(lead);
  if (deskKey === undefined) return {};
  if (!isWaiting(lead)) return { deskKey };
  const lateAt = lead.nextAt ?? answerBy(lead, promise);
  return {
    deskKey,
    dueAt: dueAtOf(lead),
    ...(lateAt !== null && { lateAt }),
    todayAt: todayAtOf(lead),
  };
};

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

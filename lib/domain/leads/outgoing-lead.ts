import type { LeadCall } from "@/lib/domain/calls/call";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { phoneOf } from "./lead-row";
import { withoutFormer } from "./former-part";
import { isEnded, type Lead, UNPLACED } from "./lead";
import { type CheckScore, scoreOfAttempt } from "./shared-check";
import type { LeadCheck } from "./visible-check";

export type Shown<L> = L extends Lead ? Omit<L, "keys" | "visitorId"> : never;

export const shownLead = <L extends Lead>({ keys, visitorId, ...shown }: L): Shown<Lead> =>
  shown as Shown<Lead>;

/** A time, epoch ms, as it leaves the site: ISO 8601 in UTC. */
export const isoTime = (at: number): string => new Date(at).toISOString();
const isoTimeOr = (at: number | null): string | null => (at === null ? null : isoTime(at));

const outgoingCall = ({ at, asked, end, changedAt }: LeadCall) => ({
  at: isoTimeOr(at),
  asked: typeof asked === "number" ? isoTime(asked) : asked,
  end,
  changedAt: isoTimeOr(changedAt),
});

export type OutgoingCheck = Omit<CheckScore, "completedAt"> & {
  completedAt: string;
  answers: CompleteAnswers;
};

/** The newest finished check of those that the desk may see with a lead; null without one. */
export const outgoingCheck = (visible: LeadCheck | null): OutgoingCheck | null => {
  const newest = visible?.attempts[0];
  if (!newest) return null;
  const { completedAt, ...score } = scoreOfAttempt(newest);
  return { ...score, completedAt: isoTime(completedAt), answers: newest.answers };
};

/** Fields of release 1.0.0 that its leads still have; nothing reads them. */
const FORMER = [
  ...(["cardId", "earlier", "apart", "askedAt"] as const),
  ...(["deskKey", "dueAt", "lateAt", "todayAt"] as const),
];

/** What is no part of a lead as it was sent, and Get Started's score, which `check` has. */
const INSIDE = new Set<string>([...Object.keys(UNPLACED), ...FORMER, "score"]);

/** A lead as the webhook sends it, without the desk's part; a number in the form to dial. */
export const outgoingLead = (id: string, lead: Lead, check: OutgoingCheck | null) => ({
  id,
  ...Object.fromEntries(
    Object.entries(shownLead(withoutFormer(lead))).filter(([name]) => !INSIDE.has(name)),
  ),
  receivedAt: isoTime(lead.receivedAt),
  ...("call" in lead && lead.call && { call: outgoingCall(lead.call) }),
  ...("phone" in lead && { phone: phoneOf(lead) }),
  contactAllowed: !isEnded(lead),
  ...(check && { check }),
});

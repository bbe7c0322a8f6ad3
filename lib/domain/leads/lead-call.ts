import { type LeadCall, wishedCall } from "@/lib/domain/calls/call";
import { isEnded, type Lead } from "./lead";

/** The call of a lead; null without one. */
export const callOf = (lead: Lead): LeadCall | null => (lead.kind === "contact" ? lead.call : null);

/** The half hour that a lead holds, epoch ms; null: none. */
export const heldAt = (lead: Lead | null): number | null =>
  lead && lead.flags.length === 0 && !isEnded(lead) ? (callOf(lead)?.at ?? null) : null;

/** The half hour of a call to come, epoch ms; null: none. */
export const openCallAt = (lead: Lead): number | null =>
  callOf(lead)?.end === null ? heldAt(lead) : null;

const withCall = (lead: Lead, change: (call: LeadCall) => LeadCall): Lead =>
  lead.kind === "contact" && lead.call
    ? { ...lead, call: { ...change(lead.call), changes: lead.call.changes + 1 } }
    : lead;

/** The lead whose half hour is free again: we call as soon as we can. */
export const withoutTime = (lead: Lead): Lead =>
  heldAt(lead) === null ? lead : withCall(lead, (call) => ({ ...call, at: null }));

export type CallEnd = "reached" | "missed" | null;

/** Whether the call is still the one at `at` (epoch ms): neither moved nor cancelled. */
export const isCallAt = (lead: Lead, at: number): boolean => heldAt(lead) === at;

/** The lead after we rang at the time, or took back what we said of it (null). The same object where it is so already. */
export const withCallMade = (lead: Lead, end: CallEnd): Lead =>
  callOf(lead)?.end === end ? lead : withCall(lead, (call) => ({ ...call, end }));

/** The lead after its sender chose another half hour, or none (null), at `now`; all in epoch ms. */
export const withCallChosen = (lead: Lead, at: number | null, now: number): Lead => {
  if (lead.kind !== "contact") return lead;
  const call = lead.call ?? wishedCall(null);
  if (call.at === at && call.end === (at === null ? "cancelled" : null)) return lead;
  // A cancelled wish for a time that was never given takes nothing out of a calendar.
  const changes = at === null && call.at === null ? call.changes : call.changes + 1;
  return at === null
    ? { ...lead, call: { ...call, at, end: "cancelled", changedAt: now, changes } }
    : {
        ...lead,
        call: {
          ...call,
          asked: at,
          end: null,
          changedAt: now,
          changes,
          at: lead.flags.length > 0 ? null : at,
        },
      };
};

export type RequestEvent = "moved" | "cancelled" | "paid";

/** When the sender last did something on the private page, epoch ms; null: never. */
export const lastRequestEventAt = (lead: Lead): number | null =>
  Math.max(callOf(lead)?.changedAt ?? 0, lead.payClaims.at(-1)?.at ?? 0) || null;

/** What the sender did at `at` (epoch ms); null: nothing, or a call that was changed again since. */
export const requestEventAt = (lead: Lead, at: number): RequestEvent | null => {
  if (lead.payClaims.some((claim) => claim.at === at)) return "paid";
  if (callOf(lead)?.changedAt !== at) return null;
  return openCallAt(lead) === null ? "cancelled" : "moved";
};

import type { Lead } from "./lead";
import { callOf, openCallAt } from "./lead-call";

/** What a sender does on the private page: moves or cancels the call, says that the order is paid. */
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

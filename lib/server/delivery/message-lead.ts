import { isForDesk } from "@/lib/domain/desk-lead";
import type { Subject } from "@/lib/domain/delivery";
import type { Lead } from "@/lib/domain/lead";
import type { Store } from "@/lib/server/store/store";

/** A lead stands in the store within a moment after it was announced, or its visitor was told that it does not, in ms. */
const COMING_MS = 10 * 60_000;

/** Nobody is told: the trap was filled, or it was one of many; the summary counts those. */
const isTold = (lead: Lead): boolean =>
  isForDesk(lead) && lead.consent.withdrawnAt === null && lead.flags.length === 0;

/**
 * The lead a message is about, as it arrived; "coming" while it may not stand in the store yet, "gone" when it was
 * deleted, taken back, replaced by a later one, or never came. Rejects with StoreUnavailable.
 */
export const messageLead = async (
  leads: Store<Lead>,
  about: Extract<Subject, { kind: "lead" }>,
  since: number,
  now: number,
): Promise<Lead | "coming" | "gone"> => {
  const kept = await leads.read(about.leadId);
  if (kept?.receivedAt === about.receivedAt) {
    const { createdAt, updatedAt, ...lead } = kept;
    return isTold(lead) ? lead : "gone";
  }
  return now - since < COMING_MS ? "coming" : "gone";
};

import { isForDesk } from "@/lib/domain/leads/lead-row";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";

/**
 * A lead stands in the store, or is out of it, within a moment after that was announced, or whoever wanted it was told
 * that it is not so, in ms.
 */
const ORPHAN_AFTER_MS = 10 * 60_000;

/** Whether a lead gets a message of its own. Not one that looks odd (the summary counts those) or was taken back. */
export const isNotified = (lead: Lead): boolean =>
  isForDesk(lead) && lead.consent.withdrawnAt === null && lead.flags.length === 0;

/**
 * The lead a message is about, as it arrived; "coming" while it may not stand in the store yet, "gone" when it was
 * deleted, taken back, replaced by a later one, or never came. Rejects with StoreUnavailable.
 */
export const leadForNotification = async (
  leads: Store<Lead>,
  about: Extract<NotificationSubject, { kind: "lead" }>,
  since: number,
  now: number,
): Promise<Lead | "coming" | "gone"> => {
  const kept = await leads.read(about.leadId);
  if (kept?.receivedAt === about.receivedAt) {
    const { createdAt, updatedAt, ...lead } = kept;
    return isNotified(lead) ? lead : "gone";
  }
  return now - since < ORPHAN_AFTER_MS ? "coming" : "gone";
};

/** Whether the lead that a message calls deleted is gone; "coming" while it may just be going. Rejects likewise. */
export const deletionForNotification = async (
  leads: Store<Lead>,
  about: Extract<NotificationSubject, { kind: "deletion" }>,
  since: number,
  now: number,
): Promise<"deleted" | "coming" | "kept"> => {
  if (!(await leads.read(about.leadId))) return "deleted";
  return now - since < ORPHAN_AFTER_MS ? "coming" : "kept";
};

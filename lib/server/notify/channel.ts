import { isNotified } from "@/lib/domain/leads/lead-row";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
/** A notification to send: its id at the receiver, its subject, and since when it waits, epoch ms. */
export type OutgoingNotification = { id: string; about: NotificationSubject; since: number };

/** true: delivered or obsolete; false: its lead is not stored yet, retry; rejects: not accepted. */
export type SendNotification = (message: OutgoingNotification) => Promise<boolean>;

export class ListenerRefusal extends Error {
  override name = "ListenerRefusal";
  readonly status: number;
  constructor(status: number) {
    super(`The listener answered ${status}`);
    this.status = status;
  }
}

/** The receiver will never accept this notification; `cause` is what the other end did. */
export class PermanentFailure extends Error {
  override name = "Hopeless";
}

/** After 10 minutes without its lead a queued notification is an orphan, in ms. */
const ORPHAN_AFTER_MS = 10 * 60_000;

/** "coming": perhaps not stored yet; "gone": it never will be. Rejects with StoreUnavailable. */
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
  // Such as a check that its Get Started form brought once more: a later arrival has a notification of its own.
  if (kept && kept.receivedAt > about.receivedAt) return "gone";
  return now - since < ORPHAN_AFTER_MS ? "coming" : "gone";
};

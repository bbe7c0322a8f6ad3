import type { NotificationSubject } from "@/lib/domain/notify/notification";

/** A message on its way: what it is known by at the other end, and since when it waits, epoch ms. */
export type OutgoingNotification = { id: string; about: NotificationSubject; since: number };

/**
 * Carries a message out of the house. Resolves to true when it was taken at the other end or there is nothing to
 * carry any more, to false when what it is about is not there yet; rejects when the other end did not take it.
 */
export type SendNotification = (message: OutgoingNotification) => Promise<boolean>;

/** The other end will never take this message. */
export class PermanentFailure extends Error {
  override name = "Hopeless";
}

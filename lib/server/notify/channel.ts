import type { NotificationSubject } from "@/lib/domain/notify/notification";

/** A notification to send: its id at the receiver, its subject, and since when it waits, epoch ms. */
export type OutgoingNotification = { id: string; about: NotificationSubject; since: number };

/** true: delivered or obsolete; false: its lead is not stored yet, retry; rejects: not accepted. */
export type SendNotification = (message: OutgoingNotification) => Promise<boolean>;

/** The webhook's listener answered with a status other than 2xx. */
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

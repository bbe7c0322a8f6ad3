import { createHash } from "node:crypto";
import {
  type Channel,
  type QueuedNotification,
  newNotification,
  nextSummary,
  type NotificationSubject,
  subjectKey,
} from "@/lib/domain/notify/notification";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** The collection's one place for the summary, whichever day it is for. */
const SUMMARY_ID = "summary";

/**
 * What a message is known by at the other end: the same about the same thing, so that who gets it twice can tell.
 */
export const notificationId = (channel: Channel, about: NotificationSubject): string =>
  createHash("sha256")
    .update(JSON.stringify([channel, subjectKey(about)]))
    .digest("hex");

/** The messages that wait in the store. All calls reject with StoreUnavailable. */
export const createNotificationQueue = (
  deliveries: Store<QueuedNotification>,
  now: () => number,
) => ({
  /** Has a message wait by each of the channels; it waits once, however often it is put. */
  enqueue: async (channels: readonly Channel[], about: NotificationSubject): Promise<void> => {
    await Promise.all(
      channels.map(
        (channel) =>
          deliveries
            .update(
              notificationId(channel, about),
              (known) => known ?? newNotification(channel, about, now()),
            )
            .catch(nullIfUnreadable), // it waits already, as a later release wrote it
      ),
    );
  },

  /** Has a summary wait for the next morning, if none waits. */
  enqueueSummary: async (): Promise<void> => {
    await deliveries.update(SUMMARY_ID, (known) => known ?? nextSummary(now(), now()));
  },
});

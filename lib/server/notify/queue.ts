import {
  type Channel,
  type QueuedNotification,
  newNotification,
  nextSummary,
  type NotificationSubject,
  subjectKey,
} from "@/lib/domain/notify/notification";
import { sha256 } from "@/lib/server/core/sha256";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

const QUEUE_PAGE = 200;
/** There is one summary document, whatever day it is for. */
const SUMMARY_ID = "summary";

/** The id of a notification, in the queue and at its receiver: the same for the same subject. */
export const queuedId = (channel: Channel, about: NotificationSubject): string =>
  sha256(JSON.stringify([channel, subjectKey(about)]));

/** The queue of notifications in the store. All calls reject with StoreUnavailable. */
export const createNotificationQueue = (
  deliveries: Store<QueuedNotification>,
  now: () => number,
) => ({
  enqueue: async (channels: readonly Channel[], about: NotificationSubject): Promise<void> => {
    await Promise.all(
      channels.map(
        (channel) =>
          deliveries
            .update(
              queuedId(channel, about),
              (known) => known ?? newNotification(channel, about, now()),
            )
            .catch(nullIfUnreadable), // it is queued already, in a form of a later release
      ),
    );
  },

  dropReports: async (visitorId: string): Promise<void> => {
    const mayFit = (json: string) => json.includes(visitorId);
    const query = { limit: QUEUE_PAGE, mayFit };
    for await (const { rows } of pagesOf((before) => deliveries.list({ ...query, before })))
      for (const { cursor, record } of rows)
        if ("visitorId" in record.about && record.about.visitorId === visitorId)
          await deliveries.remove(cursor.id);
  },

  enqueueSummary: async (): Promise<void> => {
    await deliveries.update(SUMMARY_ID, (known) => known ?? nextSummary(now(), now()));
  },
});

import { createHash } from "node:crypto";
import {
  type Channel,
  type Delivery,
  newDelivery,
  nextSummary,
  type Subject,
  subjectKey,
} from "@/lib/domain/notify/notification";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** The collection's one place for the summary, whichever day it is for. */
const SUMMARY_ID = "summary";

/**
 * What a message is known by at the other end: the same about the same thing, so that who gets it twice can tell.
 */
export const messageId = (channel: Channel, about: Subject): string =>
  createHash("sha256")
    .update(JSON.stringify([channel, subjectKey(about)]))
    .digest("hex");

/** The messages that wait in the store. All calls reject with StoreUnavailable. */
export const createOutbox = (deliveries: Store<Delivery>, now: () => number) => ({
  /** Has a message wait by each of the channels; it waits once, however often it is put. */
  put: async (channels: readonly Channel[], about: Subject): Promise<void> => {
    await Promise.all(
      channels.map(
        (channel) =>
          deliveries
            .update(
              messageId(channel, about),
              (known) => known ?? newDelivery(channel, about, now()),
            )
            .catch(nullIfUnreadable), // it waits already, as a later release wrote it
      ),
    );
  },

  /** Has a summary wait for the next morning, if none waits. */
  putSummary: async (): Promise<void> => {
    await deliveries.update(SUMMARY_ID, (known) => known ?? nextSummary(now(), now()));
  },
});

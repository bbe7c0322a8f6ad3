import type { Lead } from "@/lib/domain/leads/lead";
import { isTypedIn } from "@/lib/domain/leads/lead-row";
import { lastRequestEventAt } from "@/lib/domain/leads/lead-call";
import { cameWithForm, wantsOf } from "@/lib/domain/leads/wants";
import { type Channel, newNotification } from "@/lib/domain/notify/notification";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { alongside, type AlongsideWrite, type Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { onboardingIdFor } from "@/lib/server/leads/build-lead";
import { isNotified } from "./lead-for-notification";
import { queuedId } from "./queue";

type NotificationOutbox = {
  /** Queues a notification of an arrival; `isTyped`: an operator typed the lead in. */
  enqueueArrival: (leadId: string, receivedAt: number, isTyped: boolean) => Promise<void>;
  /** The channel that tells what senders do on their private page; null: none. */
  requestsBy: Channel | null;
  now: () => number;
  /** The lead is written: run the worker, these arrivals first. */
  wake: (leadId: string, arrivals: readonly number[]) => void;
};

/**
 * The arrival to notify of when a lead becomes `next`, epoch ms; null: none. A flagged lead is only counted by the
 * summary.
 */
const arrivalOf = (known: Lead | null, next: Lead): number | null => {
  if (!isNotified(next)) return null;
  const isUnflagged = known !== null && known.flags.length > 0;
  return next.receivedAt !== known?.receivedAt || isUnflagged ? next.receivedAt : null;
};

const arrived = (lead: Lead) => ({ wants: wantsOf(lead), receivedAt: lead.receivedAt });

/** Whether a check arrives with a Get Started form of the same visitor, which is notified of: then it is no news. */
const isBesideForm = async (leads: Store<Lead>, lead: Lead): Promise<boolean> => {
  if (lead.kind !== "check" || lead.visitorId === null) return false;
  const form = await leads.read(onboardingIdFor(lead.visitorId)).catch(nullIfUnreadable);
  return form !== null && isNotified(form) && cameWithForm(arrived(lead), arrived(form));
};

/** Queues the email about what a sender does on the private page, in the transaction of the change. */
const requestWrite = (
  leadId: string,
  channel: Channel,
  now: () => number,
  noteUrgent: () => void,
): AlongsideWrite<Lead> =>
  alongside(DELIVERIES, (before: Lead | null, after: Lead | null) => {
    const at = after && lastRequestEventAt(after);
    if (before === null || at === null || at === lastRequestEventAt(before) || !isNotified(after!))
      return null;
    noteUrgent();
    const about = { kind: "request", leadId, at } as const;
    return {
      id: queuedId(channel, about),
      change: (known) => known ?? newNotification(channel, about, now()),
    };
  });

/**
 * Outbox: enqueue before writing the lead, so that a crash between the two can never lose a notification.
 * Orphans are dropped (lead-for-notification.ts).
 */
export const notifyingLeads = (
  leads: Store<Lead>,
  { enqueueArrival, requestsBy, now, wake }: NotificationOutbox,
): Store<Lead> => ({
  ...leads,
  update: async (id, change, ...others) => {
    const enqueued = new Set<number>();
    let isUrgent = false;
    const noteUrgent = () => {
      isUrgent = true;
    };
    const queued = requestsBy === null ? [] : [requestWrite(id, requestsBy, now, noteUrgent)];
    const passed = new Set<number>();
    for (;;) {
      let arrival: number | null = null;
      let arriving: Lead | null = null;
      const kept = await leads.update(
        id,
        (known) => {
          const next = change(known);
          const at = next && arrivalOf(known, next);
          arrival = at !== null && !enqueued.has(at) && !passed.has(at) ? at : null;
          arriving = next;
          return arrival === null ? next : null;
        },
        ...queued,
        ...others,
      );
      if (arrival === null) {
        if (enqueued.size > 0 || isUrgent) wake(id, [...enqueued]);
        return kept;
      }
      if (arriving && (await isBesideForm(leads, arriving))) {
        passed.add(arrival);
        continue;
      }
      await enqueueArrival(id, arrival, arriving !== null && isTypedIn(arriving));
      enqueued.add(arrival);
    }
  },
});

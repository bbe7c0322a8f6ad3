import "server-only";
import type { Lead } from "@/lib/domain/leads/lead";
import { env } from "@/lib/server/core/env";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { countDocument } from "@/lib/server/funnel/count-document";
import { createEventCounts } from "@/lib/server/funnel/event-counts";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { createNotifications } from "@/lib/server/notify/notifications";
import type { Store } from "@/lib/server/store/store";
import {
  bareLeadStore,
  notificationStore,
  secretStore,
  visitorStore,
} from "@/lib/server/store/stores";

/** What is counted in the transaction that makes it true. */
export const eventCounts = singleton("eventCounts", () =>
  createEventCounts(countDocument("events"), Date.now),
);

/** The links that end the newsletter. */
export const unsubscribeLinks = singleton("unsubscribeLinks", () =>
  createUnsubscribeLinks({ secrets: secretStore(), siteUrl: env().siteUrl }),
);

const countingLeadStore = singleton("countingLeadStore", () =>
  eventCounts().countingLeads(bareLeadStore()),
);

/** The mails and webhook calls to the operators, and reports to their owners. */
export const notifications = singleton("notifications", () =>
  createNotifications({
    queued: notificationStore(),
    leads: countingLeadStore(),
    users: visitorStore(),
    linker: unsubscribeLinks().linker,
    stopping: shutdownSignal(),
    now: Date.now,
  }),
);

/** What visitors sent us, as all of the site uses it: each new lead is counted, and its notifications are queued first. */
export const leadStore = (): Store<Lead> => notifications().leads;

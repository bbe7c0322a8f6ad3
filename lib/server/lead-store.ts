import "server-only";
import type { Lead } from "@/lib/domain/leads/lead";
import { adviceDays } from "@/lib/server/advice/advice-days";
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
  channelResultStore,
  notificationStore,
  secretStore,
  visitorStore,
} from "@/lib/server/store/stores";
import { reportWorker } from "./pdf-service";

/** The counts made in the transaction of their event. */
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

/** The emails and webhook calls to operators, and the reports to their owners. */
export const notifications = singleton("notifications", () =>
  createNotifications({
    queued: notificationStore(),
    results: channelResultStore(),
    leads: countingLeadStore(),
    adviceBetween: (from, to) => adviceDays().between(from, to),
    users: visitorStore(),
    linker: unsubscribeLinks().linker,
    makePdf: reportWorker().make,
    stopping: shutdownSignal(),
    now: Date.now,
  }),
);

/** The leads, as the whole site uses them: each new one is counted, and its notifications are queued first. */
export const leadStore = (): Store<Lead> => notifications().leads;

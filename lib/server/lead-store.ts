import "server-only";
import { site } from "@/lib/content/facts/site";
import { DAYS } from "@/lib/content/facts/site-schema";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import { adviceDays } from "@/lib/server/advice/advice-days";
import { env } from "@/lib/server/core/env";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { countDocument } from "@/lib/server/funnel/count-document";
import { createEventCounts } from "@/lib/server/funnel/event-counts";
import { createCards } from "@/lib/server/leads/cards";
import { deskKeyedLeads } from "@/lib/server/leads/desk-keys";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { createNotifications } from "@/lib/server/notify/notifications";
import type { Store } from "@/lib/server/store/store";
import {
  bareLeadStore,
  leadMaintenanceStore,
  channelResultStore,
  notificationStore,
  personStore,
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

/** Within which time of our opening days we promise an answer. */
export const answerPromise = (): AnswerPromise => ({
  replyHours: site.replyHours,
  firstDay: DAYS.indexOf(site.hours.first),
  lastDay: DAYS.indexOf(site.hours.last),
});

const countingLeadStore = singleton("countingLeadStore", () =>
  eventCounts().countingLeads(deskKeyedLeads(bareLeadStore(), answerPromise())),
);

/** One card a person. */
export const cards = singleton("cards", () =>
  createCards({
    leads: countingLeadStore(),
    placed: deskKeyedLeads(leadMaintenanceStore(), answerPromise()),
    people: personStore(),
    now: Date.now,
  }),
);

/** The emails and webhook calls to operators, and the reports to their owners. */
export const notifications = singleton("notifications", () =>
  createNotifications({
    queued: notificationStore(),
    leads: cards().leads,
    results: channelResultStore(),
    adviceBetween: (from, to) => adviceDays().between(from, to),
    users: visitorStore(),
    linker: unsubscribeLinks().linker,
    promise: answerPromise(),
    makePdf: reportWorker().make,
    stopping: shutdownSignal(),
    now: Date.now,
  }),
);

/**
 * The leads, as the whole site uses them: each new one is counted, its notifications are queued first, and it is on its
 * person's card.
 */
export const leadStore = (): Store<Lead> => notifications().leads;

import "server-only";
import { site } from "@/lib/content/facts/site";
import { DAYS } from "@/lib/content/facts/site-schema";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import { env } from "@/lib/server/core/env";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { countDocument } from "@/lib/server/funnel/count-document";
import { createEventCounts } from "@/lib/server/funnel/event-counts";
import { createCards } from "@/lib/server/leads/cards";
import { deskKeyedLeads } from "@/lib/server/leads/desk-keys";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { createNotifications } from "@/lib/server/notify/notifications";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import type { Store } from "@/lib/server/store/store";
import { storeOf } from "@/lib/server/store/store-of";
import { adviceDays } from "./advice";
import { reportWorker } from "./pdf";
import { channelResultStore, visitorStore } from "./stores";

/** The leads: collection `leads`. Everything but maintenance uses `leadStore`. */
export const bareLeadStore = singleton("bareLeadStore", () => storeOf(LEADS));

/** The leads for maintenance: a write leaves the time of the last change, and so the expiry, as it was. */
const leadMaintenanceStore = singleton("leadMaintenanceStore", () =>
  storeOf({ ...LEADS, isMaintenance: true }),
);

/** Which leads are the same person's: collection `people`. */
const personStore = singleton("personStore", () => storeOf(PEOPLE));

/** The queued notifications: collection `deliveries`. */
export const notificationStore = singleton("deliveryStore", () => storeOf(DELIVERIES));

/** The Idempotency-Keys seen, by their hash. */
export const submissionStore = singleton("submissionStore", () => storeOf(SUBMISSIONS));

/** The site's random keys: collection `secrets`. */
const secretStore = singleton("secretStore", () => storeOf(SECRETS));

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
 * The leads, as the whole site uses them. Four coats are around the stored ones; a write passes them from the outside
 * to the inside:
 *
 * 1. `notifyingLeads` queues the notifications of a new, changed or deleted lead first, so that none is lost
 * 2. `cards` puts the lead on its person's card once it is saved, and off it before it is removed
 * 3. `countingLeads` counts a new lead in the transaction that stores it
 * 4. `deskKeyedLeads` derives the keys of the desk's lists from what is stored
 */
export const leadStore = (): Store<Lead> => notifications().leads;

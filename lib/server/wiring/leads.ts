import "server-only";
import { site } from "@/lib/content/facts/site";
import { DAYS } from "@/lib/content/facts/site-schema";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { emailKey } from "@/lib/domain/core/email";
import type { Lead } from "@/lib/domain/leads/lead";
import { env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { countDocument, createEventCounts } from "@/lib/server/funnel/event-counts";
import { claimingLeads } from "@/lib/server/calls/call-claims";
import { withPayReferences } from "@/lib/server/leads/pay-references";
import { createPersonLeads } from "@/lib/server/leads/person-leads";
import { createPersonUpkeep } from "@/lib/server/leads/person-upkeep";
import { createSignedIds } from "@/lib/server/leads/signed-ids";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { createNotifications } from "@/lib/server/notify/notifications";
import { storeNow } from "@/lib/server/store/database";
import { CALL_HOURS } from "@/lib/server/store/schemas/stored-call";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { CHANNEL_RESULTS, DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { CHOICES, PERSONS } from "@/lib/server/store/schemas/stored-person";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import type { Store } from "@/lib/server/store/store";
import { storeOf } from "@/lib/server/store/store-of";
import { reportWorker } from "./pdf";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";

/** The counts made in the transaction of their event. */
export const eventCounts = singleton("eventCounts", () =>
  createEventCounts(countDocument("events"), Date.now),
);

/** The links that end the newsletter. */
export const unsubscribeLinks = singleton("unsubscribeLinks", () =>
  createUnsubscribeLinks({
    ids: createSignedIds({ secrets: storeOf(SECRETS), purpose: "unsubscribe" }),
    siteUrl: env().siteUrl,
  }),
);

/** Within which time of our opening days we promise an answer. */
export const answerPromise = (): AnswerPromise => ({
  replyHours: site.replyHours,
  firstDay: DAYS.indexOf(site.hours.first),
  lastDay: DAYS.indexOf(site.hours.last),
});

/** The leads, each with its person. */
export const personLeads = singleton("personLeads", () =>
  createPersonLeads({
    leads: withPayReferences(eventCounts().countingLeads(storeOf(LEADS))),
    placed: storeOf({ ...LEADS, isMaintenance: true }),
    persons: storeOf(PERSONS),
    choices: storeOf(CHOICES),
    own: new Set([site.phone.dial, site.whatsapp.dial, emailKey(site.email)]),
    promise: answerPromise(),
    now: storeNow,
  }),
);

/** What is done about people after each start and every night. */
export const personUpkeep = singleton("personUpkeep", () =>
  createPersonUpkeep({
    leads: storeOf(LEADS),
    persons: storeOf(PERSONS),
    place: personLeads().place,
    promise: answerPromise(),
    now: storeNow,
  }),
);

/** Gives the leads of release 1.0.0 their persons; never rejects: the nightly sweep tries again. */
export const placeLeads = async (): Promise<void> => {
  try {
    await personUpkeep().placeAll();
  } catch (error) {
    log.warn({ event: "leads without their persons", kind: errorName(error) });
  }
};

/** The emails and webhook calls to operators, and the reports to their owners. */
export const notifications = singleton("notifications", () =>
  createNotifications({
    queued: storeOf(DELIVERIES),
    leads: claimingLeads(personLeads().leads, { hours: storeOf(CALL_HOURS), now: Date.now }),
    persons: storeOf(PERSONS),
    results: storeOf(CHANNEL_RESULTS),
    users: storeOf(USERS),
    linker: unsubscribeLinks().linker,
    promise: answerPromise(),
    makePdf: reportWorker().make,
    stopping: shutdownSignal(),
    now: Date.now,
  }),
);

/**
 * The leads, as the whole site uses them. Five coats are around the stored ones; a write passes them from the outside
 * to the inside:
 *
 * 1. `notifyingLeads` queues the notifications of a new lead, or of its request, first, so that none is lost
 * 2. `claimingLeads` takes and frees the half hour of a lead's call in one transaction with it
 * 3. `personLeads` writes the lead with its person, and in the person's document, in one transaction
 * 4. `withPayReferences` keeps which leads name the number of a payment, in the same transaction
 * 5. `countingLeads` counts a new lead in the same transaction
 */
export const leadStore = (): Store<Lead> => notifications().leads;

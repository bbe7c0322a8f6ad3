import "server-only";
import { site } from "@/lib/content/facts/site";
import { openWeek } from "@/lib/content/facts/site-schema";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { emailKey } from "@/lib/domain/core/email";
import type { Lead } from "@/lib/domain/leads/lead";
import { env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { countDocument, createEventCounts } from "@/lib/server/check/event-counts";
import { createPeople } from "@/lib/server/leads/people";
import { createPersonUpkeep } from "@/lib/server/leads/person-upkeep";
import { createSaveLead } from "@/lib/server/leads/save-lead";
import { createSignedIds } from "@/lib/server/leads/signed-ids";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { createNotifications } from "@/lib/server/notify/notifications";
import { queuedId } from "@/lib/server/notify/queue";
import { storeNow } from "@/lib/server/store/database";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { CHANNEL_RESULTS, DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import type { Store } from "@/lib/server/store/store";
import { storeOf, transact } from "@/lib/server/store/store-of";
import { ifUnreadable } from "@/lib/server/store/unreadable";
import { reportWorker } from "./pdf";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";

/** The counts made in the transaction of their event. */
export const eventCounts = singleton("eventCounts", () =>
  createEventCounts(transact(), countDocument("events"), Date.now),
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
  week: openWeek(site.hours),
});

/** The lists of people. */
export const people = singleton("people", () =>
  createPeople({ people: storeOf(PEOPLE), promise: answerPromise(), now: Date.now }),
);

/** The emails and webhook calls to operators, and the reports to their owners. */
export const notifications = singleton("notifications", () =>
  createNotifications({
    queued: storeOf(DELIVERIES),
    leads: storeOf(LEADS),
    people: people(),
    results: storeOf(CHANNEL_RESULTS),
    users: storeOf(USERS),
    linker: unsubscribeLinks().linker,
    makePdf: reportWorker().make,
    stopping: shutdownSignal(),
    now: Date.now,
  }),
);

/** Writes what came. */
export const saveLead = singleton("saveLead", () =>
  createSaveLead({
    transact: transact(),
    own: new Set([site.phone.dial, site.whatsapp.dial, emailKey(site.email)]),
    promise: answerPromise(),
    channels: notifications().channels,
    queuedId,
    countIn: countDocument("events"),
    wake: notifications().wakeFor,
    now: storeNow,
  }),
);

/** The leads, as the whole site uses them: each write is `saveLead`'s. */
export const leadStore = singleton("leadStore", (): Store<Lead> => {
  const stored = storeOf(LEADS);
  const { save, remove } = saveLead();
  return {
    ...stored,
    update: (id, change) => save(id, change),
    remove: (id, only) => remove(id, only).catch(ifUnreadable(() => stored.remove(id, only))),
  };
});

/** What is done about people after each start and every night. */
export const personUpkeep = singleton("personUpkeep", () =>
  createPersonUpkeep({
    leads: storeOf(LEADS),
    people: storeOf(PEOPLE),
    save: saveLead().save,
    transact: transact(),
    promise: answerPromise(),
    now: storeNow,
  }),
);

/** Moves what earlier releases kept with leads to their people; never rejects: the nightly sweep tries again. */
export const placeLeads = async (): Promise<void> => {
  try {
    await personUpkeep().placeAll();
  } catch (error) {
    log.warn({ event: "leads without their persons", kind: errorName(error) });
  }
};

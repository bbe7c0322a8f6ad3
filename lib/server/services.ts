import "server-only";
import { createAccounts } from "@/lib/server/account/accounts";
import { createConsents } from "@/lib/server/account/consents";
import { createErasures } from "@/lib/server/account/erasures";
import { createReportByMail } from "@/lib/server/account/report-by-mail";
import { analyst } from "@/lib/server/advice/analyst";
import { removeUser } from "@/lib/server/auth/session";
import { createAnalyses } from "@/lib/server/check/finish-check";
import { createGrowthLimit } from "@/lib/server/check/growth-limit";
import { createVisitors } from "@/lib/server/check/visitors";
import { createWriteLimit } from "@/lib/server/check/write-limit";
import { env } from "@/lib/server/core/env";
import { addressLimit, byNetwork, counter, inOrder, limit } from "@/lib/server/core/rate-limit";
import { onShutdown, shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { createFloodWatch } from "@/lib/server/desk/flood-watch";
import { countDocument } from "@/lib/server/funnel/count-document";
import { createVisitCounter } from "@/lib/server/funnel/visit-counter";
import { createIdGuessingLimit } from "@/lib/server/http/id-guessing-limit";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { createLeadLimits } from "@/lib/server/leads/lead-limits";
import { createLeads } from "@/lib/server/leads/leads";
import { createSpool } from "@/lib/server/leads/spool";
import { createUnsubscribes } from "@/lib/server/leads/unsubscribes";
import { type IncomingLead, incomingLead } from "@/lib/server/store/schemas/stored-lead";
import { storageUse } from "@/lib/server/store/storage-use";
import { createStorageWatch } from "@/lib/server/store/storage-watch";
import {
  accountStore,
  countStore,
  isStoreDamaged,
  isStoreDegraded,
  probeStore,
  submissionStore,
  unsubscribeStore,
  visitorStore,
} from "@/lib/server/store/stores";
import { createHealth } from "./health";
import { eventCounts, leadStore, notifications, unsubscribeLinks } from "./lead-store";
import {
  ADDRESS_ANALYSES_AN_HOUR,
  ADDRESS_COUNTS_A_MINUTE,
  ADDRESS_REPORTS_AN_HOUR,
  ANALYSES_A_DAY,
  ANALYSES_AN_HOUR,
  ANSWERS_A_MINUTE,
  DAY_SECONDS,
  EMAIL_REPORTS_A_DAY,
  finishCounters,
  HOUR_SECONDS,
  leadCounters,
  MISSES_A_MINUTE,
  NETWORK_ANALYSES_A_DAY,
  newRecordCounters,
  VISITOR_REPORTS_A_DAY,
  WRITES_A_MINUTE,
} from "./rates";

/** Whether more comes than the limits allow. */
export const flood = singleton("flood", () =>
  createFloodWatch({ notify: notifications().notifyOperators, now: Date.now }),
);
const onFlood = () => flood().seen();

/** How full the storage is. */
export const storage = singleton("storage", () =>
  createStorageWatch({
    measure: storageUse,
    notify: notifications().notifyOperators,
    now: () => performance.now(),
  }),
);

/** How often the owner of a record may write into it. */
export const writeLimit = singleton("writeLimit", () =>
  createWriteLimit(visitorStore(), limit(WRITES_A_MINUTE, 60, "writes")),
);

/** Who may have a new record. */
const newRecordLimit = singleton("newRecordLimit", () =>
  createGrowthLimit({ ...newRecordCounters(counter), isFull: storage().isFull, onFlood }),
);

/** Who may finish one more check; also while the storage is full: existing people go on. */
export const finishLimit = singleton("finishLimit", () =>
  createGrowthLimit({ ...finishCounters(counter), isFull: async () => false, onFlood }),
);

/** The records' use cases. */
export const visitors = singleton("visitors", () =>
  createVisitors({
    store: visitorStore(),
    leads: leadStore(),
    newcomers: newRecordLimit(),
    writes: writeLimit(),
    answerLimit: limit(ANSWERS_A_MINUTE, 60, "answers"),
    now: Date.now,
  }),
);

/** One record a person. */
export const accounts = singleton("accounts", () =>
  createAccounts({ accounts: accountStore(), users: visitorStore(), leads: leadStore() }),
);

/** Finished checks on their way to the desk. */
const checkLeads = singleton("checkLeads", () =>
  createCheckLeads({ users: visitorStore(), leads: leadStore() }),
);

/** What visitors agree to. */
export const consents = singleton("consents", () =>
  createConsents({
    users: visitorStore(),
    leads: leadStore(),
    checkLeads: checkLeads(),
    now: Date.now,
  }),
);

/** The deletion of all that is kept about a person. */
export const erasures = singleton("erasures", () =>
  createErasures({
    accounts: accountStore(),
    users: visitorStore(),
    leads: leadStore(),
    submissions: submissionStore(),
    removeUser,
  }),
);

/** The end of a check. */
export const analyses = singleton("analyses", () =>
  createAnalyses({
    store: visitorStore(),
    analyst: analyst(),
    analysisLimit: inOrder(
      limit(ANALYSES_AN_HOUR, HOUR_SECONDS, "analyses-hour"),
      limit(ANALYSES_A_DAY, DAY_SECONDS, "analyses-day"),
    ),
    addressLimit: inOrder(
      addressLimit(ADDRESS_ANALYSES_AN_HOUR, HOUR_SECONDS, "address-analyses"),
      byNetwork(limit(NETWORK_ANALYSES_A_DAY, DAY_SECONDS, "network-analyses-day")),
    ),
    checkLeads: checkLeads(),
    countFinish: eventCounts().finishedCheck,
    now: Date.now,
  }),
);

/** What visitors send us. */
export const leads = singleton("leads", () =>
  createLeads({
    leads: leadStore(),
    users: visitorStore(),
    submissions: submissionStore(),
    spool: createSpool<IncomingLead>(env().spoolPath, (value) => incomingLead.parse(value)),
    limits: createLeadLimits({ counters: leadCounters(counter), onFlood }),
    isFull: storage().isFull,
    now: Date.now,
  }),
);

/** Reports on their way to their owners. */
export const reportByMail = singleton("reportByMail", () =>
  createReportByMail({
    users: visitorStore(),
    put: notifications().enqueue,
    wake: notifications().wake,
    visitorLimit: limit(VISITOR_REPORTS_A_DAY, DAY_SECONDS, "visitor-reports"),
    emailLimit: limit(EMAIL_REPORTS_A_DAY, DAY_SECONDS, "email-reports"),
    addressLimit: addressLimit(ADDRESS_REPORTS_AN_HOUR, HOUR_SECONDS, "address-reports"),
  }),
);

/** The end of the newsletter for who wants it. */
export const unsubscribes = singleton("unsubscribes", () =>
  createUnsubscribes({
    leads: leadStore(),
    earlier: unsubscribeStore(),
    links: unsubscribeLinks(),
    now: Date.now,
  }),
);

/** What visitors do. */
export const visitCounter = singleton("visitCounter", () => {
  const made = createVisitCounter({
    store: countStore(),
    idOf: countDocument("visits"),
    addressLimit: addressLimit(ADDRESS_COUNTS_A_MINUTE, 60, "address-counts"),
    isStopping: () => shutdownSignal().aborted,
    now: Date.now,
  });
  onShutdown(made.write);
  return made;
});

/** Calls for records that are not there or not the caller's. */
export const idGuessingLimit = singleton("idGuessingLimit", () =>
  createIdGuessingLimit(addressLimit(MISSES_A_MINUTE, 60, "misses")),
);

/** How this process fares. */
export const health = singleton("health", () =>
  createHealth({
    store: probeStore(),
    isStoreDegraded: async () => isStoreDegraded() || (await storage().level()) > 0,
    isStoreDamaged,
    aiState: analyst().state,
    now: () => performance.now(),
  }),
);

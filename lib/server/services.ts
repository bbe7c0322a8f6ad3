import "server-only";
import { site } from "@/lib/content/facts/site";
import { createAccounts } from "@/lib/server/account/accounts";
import { createConsents } from "@/lib/server/account/consents";
import { createErasures } from "@/lib/server/account/erasures";
import { createReportAsPdf } from "@/lib/server/account/report-as-pdf";
import { createReportByMail } from "@/lib/server/account/report-by-mail";
import { analyst } from "@/lib/server/advice/analyst";
import { accessOf } from "@/lib/server/auth/access";
import { removeUser } from "@/lib/server/auth/sign-in";
import { createFinishCheck } from "@/lib/server/check/finish-check";
import { createGrowthLimit } from "@/lib/server/check/growth-limit";
import { createVisitors } from "@/lib/server/check/visitors";
import { createWriteLimit, type WriteKind } from "@/lib/server/check/write-limit";
import { env } from "@/lib/server/core/env";
import { addressLimit, byNetwork, counter, inOrder, limit } from "@/lib/server/core/rate-limit";
import { onShutdown, shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { createFloodWatch } from "@/lib/server/desk/flood-watch";
import { countDocument } from "@/lib/server/funnel/count-document";
import { createVisitCounter } from "@/lib/server/funnel/visit-counter";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { createLeadLimits } from "@/lib/server/leads/lead-limits";
import { createLeads } from "@/lib/server/leads/leads";
import { createSpool } from "@/lib/server/leads/spool";
import { createUnsubscribes } from "@/lib/server/leads/unsubscribes";
import { createLinks } from "@/lib/server/share/links";
import { createComparisons } from "@/lib/server/share/comparisons";
import { type IncomingLead, incomingLead } from "@/lib/server/store/schemas/stored-lead";
import { storageUse } from "@/lib/server/store/storage-use";
import { createStorageWatch } from "@/lib/server/store/storage-watch";
import {
  accountStore,
  countStore,
  isStoreDamaged,
  isStoreDegraded,
  linkStore,
  comparisonStore,
  probeStore,
  setAsideStore,
  submissionStore,
  visitorStore,
} from "@/lib/server/store/stores";
import { createHealth } from "./health/readiness";
import { eventCounts, leadStore, notifications, unsubscribeLinks } from "./lead-store";
import { reportWorker } from "./pdf-service";
import {
  ADDRESS_ANALYSES_AN_HOUR,
  ADDRESS_COUNTS_A_MINUTE,
  ADDRESS_PDFS_AN_HOUR,
  ADDRESS_REPORTS_AN_HOUR,
  ANALYSES_A_DAY,
  ANALYSES_AN_HOUR,
  ANSWERS_A_MINUTE,
  DAY_SECONDS,
  EMAIL_REPORTS_A_DAY,
  finishCounters,
  HOUR_SECONDS,
  LINK_OPENS_A_MINUTE,
  leadCounters,
  MISSES_A_MINUTE,
  NETWORK_ANALYSES_A_DAY,
  newRecordCounters,
  READER_LINK_OPENS_A_MINUTE,
  VISITOR_PDFS_AN_HOUR,
  VISITOR_REPORTS_A_DAY,
  WRITES_A_MINUTE,
} from "./rates";

/** Watches for floods of leads and records. */
export const flood = singleton("flood", () =>
  createFloodWatch({ notify: notifications().notifyOperators, now: Date.now }),
);
const onFlood = () => flood().seen();

/** Watches how full the storage is. */
export const storage = singleton("storage", () =>
  createStorageWatch({
    measure: storageUse,
    notify: notifications().notifyOperators,
    now: () => performance.now(),
  }),
);

/** Limits how often the owner of a record may write into it. */
const writeLimit = singleton("writeLimit", () =>
  createWriteLimit(visitorStore(), {
    answers: limit(ANSWERS_A_MINUTE, 60, "answers"),
    others: limit(WRITES_A_MINUTE, 60, "writes"),
  }),
);

/** Limits new records. */
const newRecordLimit = singleton("newRecordLimit", () =>
  createGrowthLimit({ ...newRecordCounters(counter), isFull: storage().isFull, onFlood }),
);

/** Limits finished checks, which are allowed while the storage is full: existing visitors can continue. */
const finishLimit = singleton("finishLimit", () =>
  createGrowthLimit({ ...finishCounters(counter), isFull: async () => false, onFlood }),
);

/** An option of a route: limits writes of this kind by the owner of the record it names. */
export const ownerWrites = (kind: WriteKind) => (call: Parameters<typeof accessOf>[0]) =>
  writeLimit().admit(accessOf(call), kind);

/** An option of a route: limits finished checks. */
export const finishes = ({ address }: { address: string | null }) => finishLimit().admit(address);

/** The records' use cases. */
export const visitors = singleton("visitors", () =>
  createVisitors({
    store: visitorStore(),
    leads: leadStore(),
    links: linkStore(),
    newRecordLimit: newRecordLimit(),
    writeLimit: writeLimit(),
    now: Date.now,
  }),
);

/** The accounts, with one record per person. */
export const accounts = singleton("accounts", () =>
  createAccounts({
    accounts: accountStore(),
    users: visitorStore(),
    leads: leadStore(),
    links: linkStore(),
    comparisons: comparisonStore(),
  }),
);

/** Shows finished checks to the desk. */
const checkLeads = singleton("checkLeads", () =>
  createCheckLeads({ users: visitorStore(), leads: leadStore() }),
);

/** The visitors' consents. */
export const consents = singleton("consents", () =>
  createConsents({
    users: visitorStore(),
    leads: leadStore(),
    checkLeads: checkLeads(),
    now: Date.now,
  }),
);

/** The deletion of all data about a person. */
export const erasures = singleton("erasures", () =>
  createErasures({
    accounts: accountStore(),
    users: visitorStore(),
    leads: leadStore(),
    submissions: submissionStore(),
    links: linkStore(),
    comparisons: comparisonStore(),
    setAside: site.dataRules2027 ? setAsideStore() : null,
    dropReports: notifications().dropReports,
    removeUser,
  }),
);

/** Finishes checks. */
export const finishCheck = singleton("finishCheck", () =>
  createFinishCheck({
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

/** The forms that visitors send. */
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

/** Sends reports to their owners. */
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

/** The private links to finished checks. */
export const links = singleton("links", () =>
  createLinks({
    users: visitorStore(),
    links: linkStore(),
    readerLimit: addressLimit(READER_LINK_OPENS_A_MINUTE, 60, "link-readers"),
    openLimit: limit(LINK_OPENS_A_MINUTE, 60, "link-opens"),
    now: Date.now,
  }),
);

/** The comparisons of two finished checks. */
export const comparisons = singleton("comparisons", () =>
  createComparisons({
    users: visitorStore(),
    comparisons: comparisonStore(),
    findLink: links().find,
    now: Date.now,
  }),
);

/** Makes reports as files for their owners. */
export const reportAsPdf = singleton("reportAsPdf", () =>
  createReportAsPdf({
    users: visitorStore(),
    make: reportWorker().make,
    siteUrl: env().siteUrl,
    visitorLimit: limit(VISITOR_PDFS_AN_HOUR, HOUR_SECONDS, "visitor-pdfs"),
    addressLimit: addressLimit(ADDRESS_PDFS_AN_HOUR, HOUR_SECONDS, "address-pdfs"),
  }),
);

/** Ends newsletter subscriptions. */
export const unsubscribes = singleton("unsubscribes", () =>
  createUnsubscribes({
    leads: leadStore(),
    links: unsubscribeLinks(),
    now: Date.now,
  }),
);

/** Counts the steps of visits. */
export const visitCounter = singleton("visitCounter", () => {
  const made = createVisitCounter({
    store: countStore(),
    idOf: countDocument("visits"),
    isStopping: () => shutdownSignal().aborted,
    now: Date.now,
  });
  onShutdown(made.write);
  return made;
});

/** Limits reports of steps from one address. */
export const visitCountLimit = singleton("visitCountLimit", () =>
  addressLimit(ADDRESS_COUNTS_A_MINUTE, 60, "address-counts"),
);

/** Limits missed records (missing, or another's) from one address. */
export const idGuessingLimit = singleton("idGuessingLimit", () =>
  addressLimit(MISSES_A_MINUTE, 60, "misses"),
);

/** The health of this process. */
export const health = singleton("health", () =>
  createHealth({
    store: probeStore(),
    isStoreDegraded: async () => isStoreDegraded() || (await storage().level()) > 0,
    isStoreDamaged,
    aiState: analyst().state,
    now: () => performance.now(),
  }),
);

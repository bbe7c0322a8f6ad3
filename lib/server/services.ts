import "server-only";
import { createAccounts } from "@/lib/server/account/accounts";
import { createAnalyses } from "@/lib/server/check/finish-check";
import { analyst } from "@/lib/server/advice/analyst";
import { createConsents } from "@/lib/server/account/consents";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { createOperatorAlert } from "@/lib/server/desk/operator-alert";
import { createLeadDeletions } from "@/lib/server/desk/lead-deletions";
import { createSenderErasures } from "@/lib/server/desk/sender-erasures";
import { createLeadExport } from "@/lib/server/desk/lead-export";
import { createFunnelReader } from "@/lib/server/desk/funnel-reader";
import { createLeadsDesk } from "@/lib/server/desk/leads-desk";
import { createDeskLog } from "./desk/desk-log";
import { createDeskNotices } from "./desk/desk-notices";
import { countDocument } from "@/lib/server/funnel/count-document";
import { createVisitCounter } from "@/lib/server/funnel/visit-counter";
import { createErasures } from "@/lib/server/account/erasures";
import { createHealth } from "./health";
import { createLeads } from "@/lib/server/leads/leads";
import { notifications, unsubscribeLinks } from "@/lib/server/notify/notifications";
import { createFloodWatch } from "@/lib/server/desk/flood-watch";
import { createLeadLimits } from "@/lib/server/leads/lead-limits";
import { addressLimit, byNetwork, counter, inOrder, limit } from "@/lib/server/core/rate-limit";
import { createIdGuessingLimit } from "@/lib/server/http/id-guessing-limit";
import { createGrowthLimit } from "@/lib/server/check/newcomers";
import { singleton } from "@/lib/server/core/singleton";
import { DAY_SECONDS, finishCounters, HOUR_SECONDS, leadCounters, newcomerCounters } from "./rates";
import { createWriteLimit } from "@/lib/server/check/record-writes";
import { createReportByMail } from "@/lib/server/account/report-by-mail";
import { env } from "@/lib/server/core/env";
import { removeUser } from "@/lib/server/auth/session";
import { createSpool } from "@/lib/server/leads/spool";
import { storageUse } from "@/lib/server/store/storage-use";
import { createStorageWatch } from "@/lib/server/store/storage-watch";
import { shutdownSignal, onShutdown } from "@/lib/server/core/shutdown";
import {
  accountStore,
  countStore,
  deskLogStore,
  eventCounts,
  isStoreDamaged,
  isStoreDegraded,
  probeStore,
  submissionStore,
  unsubscribeStore,
  visitorStore,
} from "@/lib/server/store/stores";
import { unreadableCount } from "./store/unreadable";
import { type IncomingLead, incomingLead } from "@/lib/server/store/schemas/stored-lead";
import { createUnsubscribes } from "@/lib/server/leads/unsubscribes";
import { createVisitors } from "@/lib/server/check/visitors";

/** Saved answers of one record: a person gives 15 in two minutes, an outbox sends 15 at once (security.md row 32). */
const ANSWERS_A_MINUTE = 300;
/** Each other writing call of one record: details, a consent, an analysis, a report, a deletion. */
const WRITES_A_MINUTE = 60;
/** AI analyses of one visitor; beyond, the standard analysis answers (security.md T1). */
const ANALYSES_AN_HOUR = 3;
const ANALYSES_A_DAY = 6;
/** The same from one network address, which many phones of one carrier may share. */
const ADDRESS_ANALYSES_AN_HOUR = 20;
/** And from one network: nobody spends more than a fifth of the day's budget. */
const NETWORK_ANALYSES_A_DAY = 400;

/** Reports of steps from one address, which many phones of one carrier may share. */
const ADDRESS_COUNTS_A_MINUTE = 120;

/** Calls for other people's records from one address (security.md T2). */
const MISSES_A_MINUTE = 30;

/** Reports by e-mail, of one visitor, to one e-mail address and of one network address: nobody's letter box is filled. */
const VISITOR_REPORTS_A_DAY = 5;
const EMAIL_REPORTS_A_DAY = 3;
const ADDRESS_REPORTS_AN_HOUR = 20;

/** Whoever writes a lead by these has it announced first. */
const notifyingLeadStore = () => notifications().leads;

/** Whether more comes than the limits allow, in this process. */
const flood = singleton("flood", () =>
  createFloodWatch({ notify: notifications().notifyOperators, now: Date.now }),
);
const onFlood = () => flood().seen();

/** How full the storage is. */
const storage = singleton("storage", () =>
  createStorageWatch({
    measure: storageUse,
    notify: notifications().notifyOperators,
    now: () => performance.now(),
  }),
);

/** How often the owner of a record may write into it, in this process. */
export const writeLimit = singleton("recordWrites", () =>
  createWriteLimit(visitorStore(), limit(WRITES_A_MINUTE, 60, "writes")),
);

/** Who may have a new record, in this process. */
const newRecordLimit = singleton("newcomers", () =>
  createGrowthLimit({ ...newcomerCounters(counter), isFull: storage().isFull, onFlood }),
);

/** Who may finish one more check, in this process; also while the storage is full: existing people go on. */
export const finishLimit = singleton("finishes", () =>
  createGrowthLimit({ ...finishCounters(counter), isFull: async () => false, onFlood }),
);

/** The records' use cases in this process. */
export const visitors = singleton("visitors", () =>
  createVisitors({
    store: visitorStore(),
    leads: notifyingLeadStore(),
    newcomers: newRecordLimit(),
    writes: writeLimit(),
    answerLimit: limit(ANSWERS_A_MINUTE, 60, "answers"),
    now: Date.now,
  }),
);

/** One record a person, in this process. */
export const accounts = singleton("accounts", () =>
  createAccounts({ accounts: accountStore(), users: visitorStore(), leads: notifyingLeadStore() }),
);

/** Finished checks on their way to the desk, in this process. */
const checkLeads = singleton("checkLeads", () =>
  createCheckLeads({ users: visitorStore(), leads: notifyingLeadStore() }),
);

/** What visitors agree to, in this process. */
export const consents = singleton("consents", () =>
  createConsents({
    users: visitorStore(),
    leads: notifyingLeadStore(),
    checkLeads: checkLeads(),
    now: Date.now,
  }),
);

/** The deletion of all that is kept about a person, in this process. */
export const erasures = singleton("erasures", () =>
  createErasures({
    accounts: accountStore(),
    users: visitorStore(),
    leads: notifyingLeadStore(),
    submissions: submissionStore(),
    removeUser,
  }),
);

/** The end of a check in this process. */
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

/** What visitors send us, in this process. */
export const leads = singleton("leads", () =>
  createLeads({
    leads: notifyingLeadStore(),
    users: visitorStore(),
    submissions: submissionStore(),
    spool: createSpool<IncomingLead>(env().spoolPath, (value) => incomingLead.parse(value)),
    limits: createLeadLimits({ counters: leadCounters(counter), onFlood }),
    isFull: storage().isFull,
    now: Date.now,
  }),
);

/** Reports on their way to their owners, in this process. */
export const reportByMail = singleton("reports", () =>
  createReportByMail({
    users: visitorStore(),
    put: notifications().enqueue,
    wake: notifications().wake,
    visitorLimit: limit(VISITOR_REPORTS_A_DAY, DAY_SECONDS, "visitor-reports"),
    emailLimit: limit(EMAIL_REPORTS_A_DAY, DAY_SECONDS, "email-reports"),
    addressLimit: addressLimit(ADDRESS_REPORTS_AN_HOUR, HOUR_SECONDS, "address-reports"),
  }),
);

/** The end of the newsletter for who wants it, in this process. */
export const unsubscribes = singleton("unsubscribes", () =>
  createUnsubscribes({
    leads: notifyingLeadStore(),
    earlier: unsubscribeStore(),
    links: unsubscribeLinks(),
    now: Date.now,
  }),
);

/** What visitors do, in this process. */
export const visitCounter = singleton("counts", () => {
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

/** How far visits of the check get, for operators. */
export const deskFunnel = singleton("deskFunnel", () =>
  createFunnelReader({ store: countStore(), write: () => visitCounter().write() }),
);

/** Calls for records that are not there or not the caller's, in this process. */
export const idGuessingLimit = singleton("misses", () =>
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

/** Who did what at the desk, in this process. */
export const deskLog = singleton("deskLog", () => createDeskLog(deskLogStore(), Date.now));

/** What every operator should know: one line for each part that has something to say. */
export const deskNotices = singleton("deskNotices", () =>
  createDeskNotices([
    () => (isStoreDegraded() ? { kind: "damagedAside" } : null),
    () => flood().notice(),
    () => storage().notice(),
    () => (unreadableCount() > 0 ? { kind: "unreadable", count: unreadableCount() } : null),
  ]),
);

/** The leads as operators work on them, in this process. */
export const leadsDesk = singleton("deskLeads", () =>
  createLeadsDesk({
    leads: notifyingLeadStore(),
    users: visitorStore(),
    log: deskLog(),
    now: Date.now,
  }),
);

/** Tells all operators of what was taken along or deleted. */
const deskAlarm = singleton("deskAlarm", () =>
  createOperatorAlert((notice) => notifications().notifyOperators(notice)),
);

/** Leads as files, in this process. */
export const deskExport = singleton("deskExport", () =>
  createLeadExport({
    leads: notifyingLeadStore(),
    log: deskLog(),
    alarm: deskAlarm(),
    linker: unsubscribeLinks().linker,
  }),
);

/** The deletion of people by the desk, in this process. */
export const deskErasures = singleton("deskErasures", () =>
  createSenderErasures({
    eraseSender: erasures().eraseSender,
    log: deskLog(),
    alarm: deskAlarm(),
  }),
);

/** The deletion of many leads at once, in this process. */
export const deskDeletions = singleton("deskDeletions", () =>
  createLeadDeletions({
    leads: notifyingLeadStore(),
    eraseLead: erasures().eraseLead,
    log: deskLog(),
    alarm: deskAlarm(),
    now: Date.now,
  }),
);

import "server-only";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { adviceDays } from "@/lib/server/advice/advice-days";
import type { DeskNotice } from "@/lib/domain/desk/desk-notice";
import { longWaits } from "@/lib/domain/desk/health";
import { createDailyBudget } from "@/lib/server/advice/daily-budget";
import { env } from "@/lib/server/core/env";
import { createDeskLog } from "@/lib/server/desk/desk-log";
import { createDeskNotices } from "@/lib/server/desk/desk-notices";
import { createFunnelReader } from "@/lib/server/desk/funnel-reader";
import { createSalesDesk } from "@/lib/server/desk/sales-desk";
import { createCardChanges } from "@/lib/server/desk/card-changes";
import { createLeadChanges } from "@/lib/server/desk/lead-changes";
import { createLeadDeletions } from "@/lib/server/desk/lead-deletions";
import { createLeadExport } from "@/lib/server/desk/lead-export";
import { createLeadReport } from "@/lib/server/desk/lead-report";
import { createLeadsDesk } from "@/lib/server/desk/leads-desk";
import { createOperatorAlert } from "@/lib/server/desk/operator-alert";
import { createDeskTemplates } from "@/lib/server/desk/desk-templates";
import { createSenderErasures } from "@/lib/server/desk/sender-erasures";
import { createTodayDesk } from "@/lib/server/desk/today-desk";
import { createHealthFigures } from "@/lib/server/health/figures";
import { readBuildFacts } from "@/lib/server/site/build-facts";
import { fileBytes, storageUse } from "@/lib/server/store/storage-use";
import { singleton } from "@/lib/server/core/singleton";
import {
  budgetStore,
  countStore,
  deskLogStore,
  deskTextStore,
  isStoreDegraded,
  visitorStore,
} from "@/lib/server/store/stores";
import { unreadableCount } from "@/lib/server/store/unreadable";
import { answerPromise, cards, leadStore, notifications, unsubscribeLinks } from "./lead-store";
import { reportWorker } from "./pdf-service";
import { erasures, flood, health, leads, storage, visitCounter } from "./services";

/** The funnel of the check, for operators. */
export const deskFunnel = singleton("deskFunnel", () =>
  createFunnelReader({ store: countStore(), write: () => visitCounter().write() }),
);

/** What was sold, for operators. */
export const deskSales = singleton("deskSales", () =>
  createSalesDesk({ leads: leadStore(), funnel: deskFunnel(), log: deskLog() }),
);

/** The log of operators' actions. */
export const deskLog = singleton("deskLog", () => createDeskLog(deskLogStore(), Date.now));

/** The figures of the site's health. */
export const healthFigures = singleton("healthFigures", () =>
  createHealthFigures({
    settings: env(),
    readiness: () => health().readiness(),
    storageUse,
    fileBytes,
    spooled: () => leads().spooled(),
    channels: () => notifications().states(),
    advice: () => adviceDays().today(),
    aiSpent: createDailyBudget(budgetStore(), env().aiDailyBudget, Date.now).spent,
    build: readBuildFacts,
    startedAt: performance.timeOrigin,
    now: Date.now,
  }),
);

/** What waits too long, for the notice at the desk. */
const waitingNotice = async (): Promise<DeskNotice | null> => {
  const [longest, ...others] = longWaits(await healthFigures().read(), Date.now());
  if (!longest) return null;
  const also = others.map(({ what }) => what);
  return { kind: "waiting", ...longest, ...(also.length > 0 && { also }) };
};

/** The notices for every operator, from each part that has one. */
export const deskNotices = singleton("deskNotices", () =>
  createDeskNotices([
    () => (isStoreDegraded() ? { kind: "damagedAside" } : null),
    waitingNotice,
    () => flood().notice(),
    () => storage().notice(),
    () => (unreadableCount() > 0 ? { kind: "unreadable", count: unreadableCount() } : null),
    async () => (env().groq ? { kind: "advice", ...(await adviceDays().today()) } : null),
  ]),
);

/** The leads as operators work on them. */
export const leadsDesk = singleton("deskLeads", () =>
  createLeadsDesk({
    leads: leadStore(),
    users: visitorStore(),
    joinCard: cards().joinCard,
    log: deskLog(),
  }),
);

/** The cards that operators join and part. */
export const cardChanges = singleton("cardChanges", () =>
  createCardChanges({
    leads: leadStore(),
    cards: cards(),
    detail: leadsDesk().detail,
    log: deskLog(),
    now: Date.now,
  }),
);

/** The changes that operators make to leads. */
export const leadChanges = singleton("leadChanges", () =>
  createLeadChanges({
    leads: leadStore(),
    detail: leadsDesk().detail,
    log: deskLog(),
    now: Date.now,
  }),
);

/** The leads that wait for operators. */
export const todayDesk = singleton("todayDesk", () =>
  createTodayDesk({
    leads: leadStore(),
    log: deskLog(),
    promise: answerPromise(),
    now: Date.now,
  }),
);

/** Reports as files for operators. */
export const leadReport = singleton("leadReport", () =>
  createLeadReport({
    read: leadsDesk().read,
    make: reportWorker().make,
    siteUrl: env().siteUrl,
  }),
);

/** Notifies all operators of an export or a deletion. */
const deskAlarm = singleton("deskAlarm", () =>
  createOperatorAlert((notice) => notifications().notifyOperators(notice)),
);

/** The messages that operators send. */
export const deskTemplates = singleton("deskTemplates", () =>
  createDeskTemplates({ texts: deskTextStore(), defaults: DEFAULT_TEMPLATES, log: deskLog() }),
);

/** The export of leads as a file. */
export const deskExport = singleton("deskExport", () =>
  createLeadExport({
    leads: leadStore(),
    users: visitorStore(),
    log: deskLog(),
    alarm: deskAlarm(),
    linker: unsubscribeLinks().linker,
  }),
);

/** The deletion of people by the desk. */
export const deskErasures = singleton("deskErasures", () =>
  createSenderErasures({
    eraseSender: erasures().eraseSender,
    log: deskLog(),
    alarm: deskAlarm(),
  }),
);

/** The deletion of many leads at once. */
export const deskDeletions = singleton("deskDeletions", () =>
  createLeadDeletions({
    leads: leadStore(),
    eraseLead: erasures().eraseLead,
    log: deskLog(),
    alarm: deskAlarm(),
    now: Date.now,
  }),
);

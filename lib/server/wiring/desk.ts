import "server-only";
import { site } from "@/lib/content/facts/site";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import type { DeskNotice } from "@/lib/domain/health/site-check";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { createCallDesk } from "@/lib/server/desk/call-desk";
import { createDeskLog, DESK_LOG } from "@/lib/server/desk/desk-log";
import { createFunnelReader, createSalesDesk } from "@/lib/server/desk/sales-desk";
import { createLeadActions } from "@/lib/server/desk/lead-actions";
import { createLeadChanges } from "@/lib/server/desk/lead-changes";
import { createLeadExport } from "@/lib/server/desk/lead-export";
import { createLeadImport } from "@/lib/server/desk/lead-import";
import { createLeadReport } from "@/lib/server/desk/lead-report";
import { createNeighbours } from "@/lib/server/desk/neighbours";
import { createPayDesk } from "@/lib/server/desk/pay-desk";
import { createPeopleDesk } from "@/lib/server/desk/people-desk";
import { createPersonChoices } from "@/lib/server/desk/person-changes";
import { createOperatorAlert } from "@/lib/server/desk/operator-alert";
import { createPersonCopy } from "@/lib/server/desk/person-copy";
import { createPersonErasure } from "@/lib/server/desk/person-erasure";
import { createTalkOpener } from "@/lib/server/desk/talk-opener";
import { createDeskTemplates, DESK_TEXTS } from "@/lib/server/desk/desk-templates";
import { storeOf } from "@/lib/server/store/store-of";
import { erasures } from "./account";
import { visitCounter } from "./funnel";
import { siteChecks } from "./health";
import { answerPromise, leadStore, notifications, personLeads, unsubscribeLinks } from "./leads";
import { reportWorker } from "./pdf";
import { CALL_DAYS, CALL_HOURS } from "@/lib/server/store/schemas/stored-call";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { PAY_REFERENCES } from "@/lib/server/store/schemas/stored-pay-reference";
import { CHOICES, PERSONS } from "@/lib/server/store/schemas/stored-person";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";

/** The funnel of the check, for operators. */
export const deskFunnel = singleton("deskFunnel", () =>
  createFunnelReader({ store: storeOf(COUNTS), write: () => visitCounter().write() }),
);

/** The log of operators' actions. */
export const deskLog = singleton("deskLog", () => createDeskLog(storeOf(DESK_LOG), Date.now));

/** What operators are told on every page of the desk: what is not in order. Never rejects. */
export const deskNotices = async (): Promise<DeskNotice[]> => {
  const checks = await siteChecks().read();
  return checks.flatMap(({ state, trouble }) => (trouble ? [{ state, trouble }] : []));
};

/** Notifies all operators of an export or a deletion. */
const deskAlarm = singleton("deskAlarm", () =>
  createOperatorAlert((notice) => notifications().notifyOperators(notice)),
);

/** What the parts of the desk share. */
const shared = () => ({
  leads: leadStore(),
  persons: storeOf(PERSONS),
  users: storeOf(USERS),
  choices: storeOf(CHOICES),
  people: personLeads(),
  promise: answerPromise(),
  log: deskLog(),
  alarm: deskAlarm(),
  linker: unsubscribeLinks().linker,
  siteUrl: env().siteUrl,
  now: Date.now,
});

/** The people as operators work on them. */
export const peopleDesk = singleton("peopleDesk", () => createPeopleDesk(shared()));

/** The hours of our calls, and the calls to come. */
export const callDesk = singleton("callDesk", () =>
  createCallDesk({ ...shared(), hours: storeOf(CALL_HOURS), days: storeOf(CALL_DAYS) }),
);

/** The leads before and after one in the list that led to it. */
export const neighbours = singleton("neighbours", () => createNeighbours(peopleDesk().unlogged));

/** The changes that operators make to leads. */
export const leadChanges = singleton("leadChanges", () => createLeadChanges(shared()));

/** What the forms about a lead do. */
export const leadActions = singleton("leadActions", () =>
  createLeadActions({
    changes: leadChanges(),
    choices: createPersonChoices(shared()),
    promise: answerPromise(),
    now: Date.now,
  }),
);

/** Opens WhatsApp, the mail program or the dialler for a lead. */
export const openTalk = singleton("openTalk", () =>
  createTalkOpener({
    ...shared(),
    detail: peopleDesk().detail,
    templates: deskTemplates().read,
    defaults: DEFAULT_TEMPLATES,
    opened: leadChanges().opened,
  }),
);

/** What we hold about a person, for that person. */
export const personCopy = singleton("personCopy", () =>
  createPersonCopy({ ...shared(), detail: peopleDesk().detail }),
);

/** Reports as files for operators. */
export const leadReport = singleton("leadReport", () =>
  createLeadReport({ ...shared(), read: peopleDesk().lead, make: reportWorker().make }),
);

/** What an operator has to know about the payment of a lead. */
export const payDesk = singleton("payDesk", () =>
  createPayDesk({ leads: leadStore(), references: storeOf(PAY_REFERENCES), facts: site.pay }),
);

/** The messages that operators send. */
export const deskTemplates = singleton("deskTemplates", () =>
  createDeskTemplates({ texts: storeOf(DESK_TEXTS), defaults: DEFAULT_TEMPLATES, log: deskLog() }),
);

/** What was sold, for operators. */
export const deskSales = singleton("deskSales", () =>
  createSalesDesk({ ...shared(), funnel: deskFunnel(), prices: site.prices }),
);

/** The export of leads as a file. */
export const deskExport = singleton("deskExport", () => createLeadExport(shared()));

/** The deletion of a person, from the page of one of the person's leads. */
export const personErasure = singleton("personErasure", () =>
  createPersonErasure({ ...shared(), ...erasures(), detail: peopleDesk().detail }),
);

/** The import of a list of people. */
export const deskImport = singleton("deskImport", () =>
  createLeadImport({ ...shared(), ...erasures() }),
);

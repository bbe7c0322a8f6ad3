import "server-only";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import type { DeskNotice } from "@/lib/domain/health/site-check";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { createCallDesk } from "@/lib/server/desk/call-desk";
import { createDeskLog, createOperatorAlert, DESK_LOG } from "@/lib/server/desk/desk-log";
import { createSourceDesk } from "@/lib/server/desk/source-desk";
import { createDeskExport } from "@/lib/server/desk/desk-export";
import { createLeadImport } from "@/lib/server/desk/lead-import";
import { createLeadReport } from "@/lib/server/desk/lead-report";
import { createPeopleDesk } from "@/lib/server/desk/people-desk";
import { createPersonActions } from "@/lib/server/desk/person-actions";
import { createPersonAdder } from "@/lib/server/desk/person-adder";
import { createSavePerson } from "@/lib/server/desk/save-person";
import { createPersonCopy } from "@/lib/server/desk/person-copy";
import { createPersonErasure } from "@/lib/server/desk/person-erasure";
import { createTalkOpener } from "@/lib/server/desk/talk-opener";
import {
  createDeskList,
  DESK_TEXTS,
  PARTNER_LIST,
  PARTNERS,
  TEMPLATE_LIST,
} from "@/lib/server/desk/desk-lists";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { storeOf, transact } from "@/lib/server/store/store-of";
import { erasures } from "./account";
import { visitCounter } from "./funnel";
import { siteChecks } from "./health";
import {
  answerPromise,
  leadStore,
  notifications,
  people,
  saveLead,
  unsubscribeLinks,
} from "./leads";
import { reportWorker } from "./pdf";
import { CALL_DAYS, CALL_HOURS } from "@/lib/server/store/schemas/stored-call";
import { COUNTS, MONEY_YEARS } from "@/lib/server/store/schemas/stored-tally";
import { ERASED_NAMES } from "@/lib/server/store/erased";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";

/** The log of operators' actions. */
export const deskLog = singleton("deskLog", () => createDeskLog(storeOf(DESK_LOG), Date.now));

/** What operators are told on every page of the desk: what is not in order. Never rejects. */
export const deskNotices = async (): Promise<DeskNotice[]> => {
  const checks = await siteChecks().read();
  return checks.flatMap(({ state, trouble }) => (trouble ? [{ state, trouble }] : []));
};

const shared = () => ({
  leads: leadStore(),
  people: storeOf(PEOPLE),
  users: storeOf(USERS),
  saveLead: saveLead().save,
  savePerson: createSavePerson({ transact: transact(), promise: answerPromise() }),
  promise: answerPromise(),
  isAlone: isAlone(),
  log: deskLog(),
  alarm: createOperatorAlert(notifications().notifyOperators),
  linker: unsubscribeLinks().linker,
  siteUrl: env().siteUrl,
  now: Date.now,
});

/** Whether one operator works alone: then nothing is owned. */
export const isAlone = (): boolean => env().operatorEmails.length < 2;

/** The people as operators work on them. */
export const peopleDesk = singleton("peopleDesk", () =>
  createPeopleDesk({ ...shared(), lists: people() }),
);

/** The key of the person of a lead; a person's key itself, and what is nobody's, stay as they are. */
export const personKeyOf = async (id: string): Promise<string> =>
  (await leadStore().read(id).catch(nullIfUnreadable))?.person ?? id;

/** The hours of our calls, and the calls to come. */
export const callDesk = singleton("callDesk", () =>
  createCallDesk({
    ...shared(),
    transact: transact(),
    hours: storeOf(CALL_HOURS),
    days: storeOf(CALL_DAYS),
  }),
);

/** What the forms about a person do. */
export const personActions = singleton("personActions", () => createPersonActions(shared()));

/** Adds a person who came past the site. */
export const addPerson = singleton("addPerson", () => createPersonAdder(shared()));

/** Opens WhatsApp, the mail program or the dialler for a person. */
export const openTalk = singleton("openTalk", () =>
  createTalkOpener({
    ...shared(),
    row: people().row,
    make: personActions().make,
    templates: deskTemplates().read,
    defaults: DEFAULT_TEMPLATES,
  }),
);

/** What we hold about a person, for that person. */
export const personCopy = singleton("personCopy", () =>
  createPersonCopy({ ...shared(), detail: peopleDesk().detail }),
);

/** Reports as files for operators. */
export const leadReport = singleton("leadReport", () =>
  createLeadReport({ ...shared(), make: reportWorker().make }),
);

const listParts = () => ({ transact: transact(), log: deskLog() });

/** The messages that operators send. */
export const deskTemplates = singleton("deskTemplates", () =>
  createDeskList(TEMPLATE_LIST, { ...listParts(), store: storeOf(DESK_TEXTS) }),
);

/** Those who hand the check on. */
export const deskPartners = singleton("deskPartners", () =>
  createDeskList(PARTNER_LIST, { ...listParts(), store: storeOf(PARTNERS) }),
);

/** What visits came to. */
export const deskSources = singleton("deskSources", () =>
  createSourceDesk({
    years: storeOf(MONEY_YEARS),
    tallies: storeOf(COUNTS),
    write: visitCounter().write,
  }),
);

/** The desk's files. */
export const deskExport = singleton("deskExport", () =>
  createDeskExport({ ...shared(), rowOf: people().rowOf, entries: storeOf(DESK_LOG) }),
);

/** The deletion of a person. */
export const personErasure = singleton("personErasure", () =>
  createPersonErasure({
    ...shared(),
    ...erasures(),
    detail: peopleDesk().detail,
    removePerson: saveLead().removePerson,
  }),
);

/** The import of a list of people. */
export const deskImport = singleton("deskImport", () =>
  createLeadImport({ ...shared(), erased: storeOf(ERASED_NAMES) }),
);

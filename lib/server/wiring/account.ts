import "server-only";
import { site } from "@/lib/content/facts/site";
import { createAccounts } from "@/lib/server/account/accounts";
import { createConsents } from "@/lib/server/account/consents";
import { createErasures } from "@/lib/server/account/erasures";
import { createExportRecord } from "@/lib/server/account/export-record";
import { createReportAsPdf } from "@/lib/server/account/report-as-pdf";
import { createReportByMail } from "@/lib/server/account/report-by-mail";
import { removeUser } from "@/lib/server/auth/sign-in";
import { env } from "@/lib/server/core/env";
import { addressLimit, limit } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { SET_ASIDE, type SetAside } from "@/lib/server/store/schemas/stored-set-aside";
import type { Store } from "@/lib/server/store/store";
import { storeOf } from "@/lib/server/store/store-of";
import { checkLeads } from "./check";
import { leadStore, notifications, submissionStore } from "./leads";
import { reportWorker } from "./pdf";
import {
  ADDRESS_PDFS_AN_HOUR,
  ADDRESS_REPORTS_AN_HOUR,
  DAY_SECONDS,
  EMAIL_REPORTS_A_DAY,
  HOUR_SECONDS,
  VISITOR_PDFS_AN_HOUR,
  VISITOR_REPORTS_A_DAY,
} from "./rates";
import { accountStore, linkStore, comparisonStore, visitorStore } from "./stores";

/** What was deleted while `dataRules2027` is on: collection `setAside`. */
const setAsideStore = singleton("setAsideStore", (): Store<SetAside> => storeOf(SET_ASIDE));

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

/** All data about a visitor, as a file. */
export const exportRecord = singleton("exportRecord", () =>
  createExportRecord({
    users: visitorStore(),
    leads: leadStore(),
    links: linkStore(),
    now: Date.now,
  }),
);

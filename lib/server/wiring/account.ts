import "server-only";
import { site } from "@/lib/content/facts/site";
import { createAccounts } from "@/lib/server/account/accounts";
import { createConsents } from "@/lib/server/account/consents";
import { createErasures } from "@/lib/server/account/erasures";
import { createExportRecord } from "@/lib/server/account/export-record";
import { createReportAsPdf } from "@/lib/server/account/report-as-pdf";
import { createReportByMail } from "@/lib/server/account/report-by-mail";
import { signedUid } from "@/lib/server/auth/session";
import { removeUser } from "@/lib/server/auth/sign-in";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { SET_ASIDE } from "@/lib/server/store/schemas/stored-set-aside";
import { storeOf } from "@/lib/server/store/store-of";
import { checkLeads } from "./check";
import { leadStore, notifications, submissionStore } from "./leads";
import { reportWorker } from "./pdf";
import { limitFor } from "./rates";
import { accountStore, linkStore, comparisonStore, visitorStore } from "./stores";

/** What was deleted while `dataRules2027` is on: collection `setAside`. */
const setAsideStore = singleton("setAsideStore", () => storeOf(SET_ASIDE));

/** What the parts share. */
const shared = () => ({
  accounts: accountStore(),
  users: visitorStore(),
  leads: leadStore(),
  links: linkStore(),
  comparisons: comparisonStore(),
  now: Date.now,
});

/** The accounts, with one record per person. */
export const accounts = singleton("accounts", () => createAccounts(shared()));

/** Whether the account of a session that is valid no more was deleted. Rejects with StoreUnavailable. */
export const isAccountGone = async (cookies: string | null): Promise<boolean> => {
  const uid = await signedUid(cookies);
  return uid !== null && (await accountStore().read(uid)) === null;
};

/** The visitors' consents. */
export const consents = singleton("consents", () =>
  createConsents({
    ...shared(),
    checkLeads: checkLeads(),
    enqueueReminders: notifications().enqueueReminders,
    dropReports: notifications().dropReports,
  }),
);

/** The deletion of all data about a person. */
export const erasures = singleton("erasures", () =>
  createErasures({
    ...shared(),
    submissions: submissionStore(),
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
    visitorLimit: limitFor("visitor-reports"),
    emailLimit: limitFor("email-reports"),
    addressLimit: limitFor("address-reports"),
  }),
);

/** Makes reports as files for their owners. */
export const reportAsPdf = singleton("reportAsPdf", () =>
  createReportAsPdf({
    users: visitorStore(),
    make: reportWorker().make,
    siteUrl: env().siteUrl,
    visitorLimit: limitFor("visitor-pdfs"),
    addressLimit: limitFor("address-pdfs"),
  }),
);

/** All data about a visitor, as a file. */
export const exportRecord = singleton("exportRecord", () => createExportRecord(shared()));

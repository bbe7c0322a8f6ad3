import "server-only";
import { site } from "@/lib/content/facts/site";
import { createAccounts } from "@/lib/server/account/accounts";
import { createConsents } from "@/lib/server/account/consents";
import { createErasures } from "@/lib/server/account/erasures";
import { createExportRecord } from "@/lib/server/account/export-record";
import { createReportAsPdf, createReportByMail } from "@/lib/server/account/reports";
import { signedUid } from "@/lib/server/auth/session";
import { removeUser } from "@/lib/server/auth/sign-in";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { ACCOUNTS, SET_ASIDE } from "@/lib/server/store/schemas/stored-account";
import { storeOf } from "@/lib/server/store/store-of";
import { checkLeads } from "./check";
import { leadStore, notifications } from "./leads";
import { reportWorker } from "./pdf";
import { limitFor } from "./rates";
import { SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { LINKS, PAIRS } from "@/lib/server/store/schemas/stored-share";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";

const shared = () => ({
  accounts: storeOf(ACCOUNTS),
  users: storeOf(USERS),
  leads: leadStore(),
  links: storeOf(LINKS),
  pairs: storeOf(PAIRS),
  now: Date.now,
});

/** The accounts, with one record per person. */
export const accounts = singleton("accounts", () => createAccounts(shared()));

/** Whether the account of a session that is valid no more was deleted. Rejects with StoreUnavailable. */
export const isAccountGone = async (cookies: string | null): Promise<boolean> => {
  const uid = await signedUid(cookies);
  return uid !== null && (await storeOf(ACCOUNTS).read(uid)) === null;
};

/** The visitors' consents. */
export const consents = singleton("consents", () =>
  createConsents({ ...shared(), checkLeads: checkLeads() }),
);

/** The deletion of all data about a person. */
export const erasures = singleton("erasures", () =>
  createErasures({
    ...shared(),
    submissions: storeOf(SUBMISSIONS),
    setAside: site.dataRules2027 ? storeOf(SET_ASIDE) : null,
    dropReports: notifications().dropReports,
    removeUser,
  }),
);

/** Sends reports to their owners. */
export const reportByMail = singleton("reportByMail", () =>
  createReportByMail({
    users: storeOf(USERS),
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
    users: storeOf(USERS),
    make: reportWorker().make,
    siteUrl: env().siteUrl,
    visitorLimit: limitFor("visitor-pdfs"),
    addressLimit: limitFor("address-pdfs"),
  }),
);

/** All data about a visitor, as a file. */
export const exportRecord = singleton("exportRecord", () => createExportRecord(shared()));

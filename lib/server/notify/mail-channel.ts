import type { VisitorRecord } from "@/lib/domain/account/record";
import { requestEventAt } from "@/lib/domain/leads/lead-call";
import type { Store } from "@/lib/server/store/store";
import { unsubscribeLink, type UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import {
  leadForNotification,
  type SendNotification,
  type OutgoingNotification,
  PermanentFailure,
} from "./channel";
import type { OnTaken } from "./channel-results";
import { leadEmail, type OperatorMail, requestEmail } from "./lead-email";
import type { Email } from "./email";
import { isNotified } from "@/lib/domain/leads/lead-row";
import { alertEmail } from "./alert-email";
import type { SendEmail } from "./smtp";
import { reportEmail } from "./report-email";
import type { ReportWorker } from "@/lib/server/pdf/report-worker";
import { summaryEmail, type SummarySources } from "./summary-email";

export type MailParts = SummarySources & {
  users: Store<VisitorRecord>;
  linker: UnsubscribeLinks["linker"];
  desk: OperatorMail;
  sendEmail: SendEmail;
  makePdf: ReportWorker["make"];
  onTaken?: OnTaken;
  now: () => number;
};

/** Sends notifications as emails, each rendered from the stored data of this moment. */
export const mailChannel = (parts: MailParts): SendNotification => {
  const { leads, users, linker, desk, sendEmail, makePdf, onTaken, now } = parts;
  type Found = Email | "coming" | "gone";
  const emailOf = async ({ about, since }: OutgoingNotification): Promise<Found> => {
    if (about.kind === "summary") return summaryEmail(parts, about, desk, now());
    if (about.kind === "notice") return alertEmail(about, desk);
    if (about.kind === "report")
      return (
        (await reportEmail(await users.read(about.visitorId), about, desk.siteUrl, makePdf)) ??
        "gone"
      );
    if (about.kind === "request") {
      const lead = await leads.read(about.leadId);
      const event = lead && isNotified(lead) ? requestEventAt(lead, about.at) : null;
      return lead && event ? requestEmail(about.leadId, lead, event, desk) : "gone";
    }
    if (about.kind !== "lead") return "gone";
    const lead = await leadForNotification(leads, about, since, now());
    if (typeof lead === "string") return lead;
    const link = unsubscribeLink(about.leadId, lead, await linker());
    return leadEmail(about.leadId, lead, desk, link);
  };

  return async (message) => {
    const email = await emailOf(message);
    if (email === "coming") return false;
    if (email === "gone") return true;
    const isReport = message.about.kind === "report";
    try {
      const { id, since } = message;
      const { refused, status } = await sendEmail({ ...email, id, since });
      await onTaken?.({ isReport, refusedWith: refused > 0 ? { status } : null });
    } catch (error) {
      // Retry operator mail (LEADS_TO may be fixed); give up only on a visitor's address.
      throw !isReport && error instanceof PermanentFailure ? error.cause : error;
    }
    return true;
  };
};

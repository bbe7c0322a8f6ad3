import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Store } from "@/lib/server/store/store";
import { unsubscribeLink, type UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import type { Carrier, Message } from "./channel";
import { type Desk, leadLetter } from "./lead-email";
import type { Letter } from "./email";
import { messageLead } from "./lead-for-message";
import { noticeLetter } from "./notice-email";
import type { Post } from "./smtp";
import { reportLetter } from "./report-email";
import { summaryLetter } from "./summary-email";

type Parts = {
  leads: Store<Lead>;
  users: Store<VisitorRecord>;
  linker: UnsubscribeLinks["linker"];
  desk: Desk;
  post: Post;
  now: () => number;
};

/** Carries messages as letters, each written from what stands in the store now. */
export const mailCarrier = ({ leads, users, linker, desk, post, now }: Parts): Carrier => {
  const letterOf = async ({ about, since }: Message): Promise<Letter | "coming" | "gone"> => {
    if (about.kind === "summary") return summaryLetter(leads, about, desk);
    if (about.kind === "notice") return noticeLetter(about, desk);
    if (about.kind === "deletion") return "gone";
    if (about.kind === "report")
      return reportLetter(await users.read(about.visitorId), about, desk.siteUrl) ?? "gone";
    const lead = await messageLead(leads, about, since, now());
    if (typeof lead === "string") return lead;
    const link = unsubscribeLink(about.leadId, lead, await linker());
    return leadLetter(about.leadId, lead, desk, link);
  };

  return async (message) => {
    const letter = await letterOf(message);
    if (letter === "coming") return false;
    if (letter !== "gone") await post({ ...letter, id: message.id, since: message.since });
    return true;
  };
};

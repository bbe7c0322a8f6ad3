import type { LeadCall } from "@/lib/domain/calls/call";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ContactLead } from "./lead";
import { heldAt } from "./lead-call";

/** Whether a text has the form of the token of a private page: an id and its signature. */
export const isRequestToken = (text: string): text is string => /^[\w-]{86}$/.test(text);

/** The address of the private page behind a token: the token is in its fragment, which no server sees. */
export const requestPath = (lang: Lang, token: string): string =>
  `${pathIn(lang, "/request")}#${token}`;

export type RequestView = Readonly<{
  reference: string;
  wants: string;
  packageId: string | null;
  call: Pick<LeadCall, "at" | "asked" | "end" | "changes"> | null;
}>;

/** What the private page shows of a message. */
export const requestView = (lead: ContactLead): RequestView => {
  const { reference, topic, packageId, call } = lead;
  return {
    reference,
    wants: topic,
    packageId,
    call: call && {
      at: heldAt(lead),
      asked: call.asked,
      end: call.end,
      changes: call.changes,
    },
  };
};

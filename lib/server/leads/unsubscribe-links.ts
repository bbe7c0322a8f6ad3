import type { VisitorRecord } from "@/lib/domain/account/record";
import { isVisitorId } from "@/lib/domain/account/visitor-id";
import { withoutConsent } from "@/lib/domain/core/consent";
import type { Lang } from "@/lib/domain/core/languages";
import { type Lead, withoutNewsletter } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
import type { SignedIds } from "./signed-ids";
import { takingBack } from "@/lib/server/store/taking-back";

const UNSUBSCRIBE_PATH = "/api/leads/newsletter/unsubscribe";
/** Makes the link for the id of a lead or a record, in the reader's language. */
export type LinkTo = (id: string, lang: Lang) => string;

type Parts = { ids: SignedIds; siteUrl: string };

/** The links that end the newsletter, or the reminders of a plan. All calls reject with StoreUnavailable. */
export const createUnsubscribeLinks = ({ ids, siteUrl }: Parts) => ({
  /** Resolves to a function that makes links; a lead's link stays the same and works as long as the lead is stored. */
  linker: async (): Promise<LinkTo> => {
    const tokenOf = await ids.signer();
    return (id, lang) => {
      const link = new URL(UNSUBSCRIBE_PATH, siteUrl);
      link.search = String(new URLSearchParams({ token: tokenOf(id), lang }));
      return link.href;
    };
  },
  idIn: ids.idIn,
});

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** The link for a lead; empty unless its address is on the newsletter's list. */
export const unsubscribeLink = (leadId: string, lead: Lead, linkTo: LinkTo): string =>
  lead.kind === "newsletter" && lead.endedAt === null ? linkTo(leadId, lead.lang) : "";

type UnsubscribeParts = {
  leads: Store<Lead>;
  users: Store<VisitorRecord>;
  links: Pick<UnsubscribeLinks, "idIn">;
  now: () => number;
};

/** Takes addresses off the newsletter's list, and ends reminders. */
export const createUnsubscribes = ({ leads, users, links, now }: UnsubscribeParts) => ({
  /**
   * Takes the address of a link's token off the list, or ends the reminders of its record. A forged or used token changes nothing and gets the same answer.
   * Rejects with StoreUnavailable.
   */
  end: (token: string): Promise<void> =>
    takingBack(async () => {
      const id = await links.idIn(token);
      if (id === null) return;
      if (!isVisitorId(id))
        return void (await leads.update(id, (lead) => lead && withoutNewsletter(lead, now())));
      await users.update(id, (known) => {
        const consents = known && withoutConsent(known.consents, "remind", now());
        return known && consents !== known.consents ? { ...known, consents: consents! } : known;
      });
    }),
});

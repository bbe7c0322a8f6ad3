import type { Lang } from "@/lib/domain/core/languages";
import { type Lead, withoutNewsletter } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
import type { SignedIds } from "./signed-ids";
import { takingBack } from "@/lib/server/store/taking-back";

const UNSUBSCRIBE_PATH = "/api/leads/newsletter/unsubscribe";
/** Makes the link for the id of a lead, in the reader's language. */
export type LinkTo = (id: string, lang: Lang) => string;

type Parts = { ids: SignedIds; siteUrl: string };

/** The links that end the newsletter. All calls reject with StoreUnavailable. */
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
  links: Pick<UnsubscribeLinks, "idIn">;
  now: () => number;
};

/** Takes addresses off the newsletter's list. */
export const createUnsubscribes = ({ leads, links, now }: UnsubscribeParts) => ({
  /**
   * Takes the address of a link's token off the list. A forged or used token changes nothing and gets the same answer,
   * as does that of a reminder which an earlier version sent. Rejects with StoreUnavailable.
   */
  end: (token: string): Promise<void> =>
    takingBack(async () => {
      const id = await links.idIn(token);
      if (id !== null) await leads.update(id, (lead) => lead && withoutNewsletter(lead, now()));
    }),
});

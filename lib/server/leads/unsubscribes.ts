import { type Lead, withoutNewsletter } from "@/lib/domain/leads/lead";
import { tokenHash } from "@/lib/server/auth/owner-token";
import type { Store } from "@/lib/server/store/store";
import { takingBack } from "@/lib/server/store/taking-back";
import type { Unsubscribe } from "@/lib/server/store/schemas/stored-lead";
import type { UnsubscribeLinks } from "./unsubscribe-links";

/** Links of earlier releases have a random token, whose hash the store keeps. */
const EARLIER_TOKEN = /^[\w-]{43}$/;

type Parts = {
  leads: Store<Lead>;
  earlier: Store<Unsubscribe>;
  links: Pick<UnsubscribeLinks, "leadIdIn">;
  now: () => number;
};

/** Takes addresses off the newsletter's list. */
export const createUnsubscribes = ({ leads, earlier, links, now }: Parts) => ({
  /**
   * Takes the address of a link's token off the list. A forged or used token changes nothing and gets the same answer.
   * Rejects with StoreUnavailable.
   */
  end: (token: string): Promise<void> =>
    takingBack(async () => {
      const leadId = EARLIER_TOKEN.test(token)
        ? (await earlier.read(tokenHash(token)))?.leadId
        : await links.leadIdIn(token);
      if (leadId) await leads.update(leadId, (lead) => lead && withoutNewsletter(lead, now()));
    }),
});

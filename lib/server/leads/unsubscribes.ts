import { type Lead, withoutNewsletter } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
import { takingBack } from "@/lib/server/store/taking-back";
import type { UnsubscribeLinks } from "./unsubscribe-links";

type Parts = {
  leads: Store<Lead>;
  links: Pick<UnsubscribeLinks, "leadIdIn">;
  now: () => number;
};

/** Takes addresses off the newsletter's list. */
export const createUnsubscribes = ({ leads, links, now }: Parts) => ({
  /**
   * Takes the address of a link's token off the list. A forged or used token changes nothing and gets the same answer.
   * Rejects with StoreUnavailable.
   */
  end: (token: string): Promise<void> =>
    takingBack(async () => {
      const leadId = await links.leadIdIn(token);
      if (leadId) await leads.update(leadId, (lead) => lead && withoutNewsletter(lead, now()));
    }),
});

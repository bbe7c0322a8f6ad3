import { type Lead, withoutNewsletter } from "@/lib/domain/lead";
import type { Lang } from "@/lib/domain/languages";
import { newToken, tokenHash } from "./owner";
import type { Store } from "./store/store";
import type { Unsubscribe } from "./stored-lead";

const PATH = "/api/leads/newsletter/unsubscribe";
const TOKEN = /^[\w-]{43}$/;

type Parts = {
  leads: Store<Lead>;
  links: Store<Unsubscribe>;
  siteUrl: string;
  now: () => number;
};

/** The links that take an address off the newsletter's list; the store keeps a hash of each token. */
export const createUnsubscribes = ({ leads, links, siteUrl, now }: Parts) => ({
  /**
   * A link of its own for a letter to one subscriber, in the subscriber's language. Rejects with
   * StoreUnavailable: then the letter must wait, for it may not go out without one.
   */
  linkFor: async (leadId: string, lang: Lang): Promise<string> => {
    const token = newToken();
    await links.update(tokenHash(token), () => ({ leadId }));
    const link = new URL(PATH, siteUrl);
    link.search = String(new URLSearchParams({ token, lang }));
    return link.href;
  },

  /**
   * Takes the address behind a token off the list. A token that is forged or was used before changes nothing and
   * answers alike (security.md row 60). Rejects with StoreUnavailable.
   */
  end: async (token: string): Promise<void> => {
    const link = TOKEN.test(token) ? await links.read(tokenHash(token)) : null;
    if (link) await leads.update(link.leadId, (lead) => lead && withoutNewsletter(lead, now()));
  },
});

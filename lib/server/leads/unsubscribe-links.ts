import { createHmac, timingSafeEqual } from "node:crypto";
import type { Lang } from "@/lib/domain/core/languages";
import { type Lead, withoutNewsletter } from "@/lib/domain/leads/lead";
import { newToken } from "@/lib/server/auth/owner-token";
import type { Store } from "@/lib/server/store/store";
import type { Secret } from "@/lib/server/store/schemas/stored-secret";
import { takingBack } from "@/lib/server/store/taking-back";

const UNSUBSCRIBE_PATH = "/api/leads/newsletter/unsubscribe";
const SECRET_ID = "unsubscribe";
/** A lead's id and its signature, 32 bytes each in base64url. */
const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

/** Makes the link for a lead, in the subscriber's language. */
export type LinkTo = (leadId: string, lang: Lang) => string;

type Parts = { secrets: Store<Secret>; siteUrl: string };

/**
 * The links that end the newsletter. A token is the lead's id with a signature, so that exporting a list of any length
 * needs no write; its key is made once and kept in the store. All calls reject with StoreUnavailable.
 */
export const createUnsubscribeLinks = ({ secrets, siteUrl }: Parts) => {
  let known: Promise<string> | null = null;
  const readSecret = async (): Promise<string> => {
    const secret = await secrets.update(SECRET_ID, (kept) => kept ?? { value: newToken() });
    return secret!.value;
  };
  const secret = (): Promise<string> =>
    (known ??= readSecret().catch((error: unknown) => {
      known = null;
      throw error;
    }));

  const signatureOf = (id: Buffer, key: string): Buffer =>
    createHmac("sha256", Buffer.from(key, "base64url")).update(id).digest();

  const tokenOf = (id: Buffer, key: string): string =>
    `${id.toString("base64url")}.${signatureOf(id, key).toString("base64url")}`;

  return {
    /**
     * Resolves to a function that makes links; a lead's link stays the same and works as long as the lead is stored.
     */
    linker: async (): Promise<LinkTo> => {
      const key = await secret();
      return (leadId, lang) => {
        const token = tokenOf(Buffer.from(leadId, "hex"), key);
        const link = new URL(UNSUBSCRIBE_PATH, siteUrl);
        link.search = String(new URLSearchParams({ token, lang }));
        return link.href;
      };
    },

    /**
     * The id of the lead in a token; null for a token that is not ours. It compares texts, not bytes: 32 bytes have
     * four spellings in base64url, and we make one of them.
     */
    leadIdIn: async (token: string): Promise<string | null> => {
      const id = TOKEN.exec(token)?.[1];
      if (id === undefined) return null;
      const bytes = Buffer.from(id, "base64url");
      const ours = Buffer.from(tokenOf(bytes, await secret()));
      return timingSafeEqual(Buffer.from(token), ours) ? bytes.toString("hex") : null;
    },
  };
};

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** The link for a lead; empty unless its address is on the newsletter's list. */
export const unsubscribeLink = (leadId: string, lead: Lead, linkTo: LinkTo): string =>
  lead.kind === "newsletter" && lead.endedAt === null ? linkTo(leadId, lead.lang) : "";

type UnsubscribeParts = {
  leads: Store<Lead>;
  links: Pick<UnsubscribeLinks, "leadIdIn">;
  now: () => number;
};

/** Takes addresses off the newsletter's list. */
export const createUnsubscribes = ({ leads, links, now }: UnsubscribeParts) => ({
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

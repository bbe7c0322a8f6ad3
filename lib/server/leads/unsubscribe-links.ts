import { createHmac, timingSafeEqual } from "node:crypto";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { isVisitorId } from "@/lib/domain/account/visitor-id";
import { withoutConsent } from "@/lib/domain/core/consent";
import type { Lang } from "@/lib/domain/core/languages";
import { type Lead, withoutNewsletter } from "@/lib/domain/leads/lead";
import { newToken } from "@/lib/server/auth/owner-token";
import type { Store } from "@/lib/server/store/store";
import type { Secret } from "@/lib/server/store/schemas/stored-secret";
import { takingBack } from "@/lib/server/store/taking-back";

const UNSUBSCRIBE_PATH = "/api/leads/newsletter/unsubscribe";
const SECRET_ID = "unsubscribe";
/** An id and its signature in base64url: the 32 bytes of a lead's, or the letters of a record's; the signature has 32. */
const TOKEN = /^([\w-]{30,48})\.([\w-]{43})$/;

/** A lead's id is 32 bytes in hex digits; a record's is text. */
const bytesOf = (id: string): Buffer => Buffer.from(id, isVisitorId(id) ? "utf8" : "hex");
const idOf = (bytes: Buffer): string => {
  const text = bytes.toString("utf8");
  return isVisitorId(text) ? text : bytes.toString("hex");
};

/** Makes the link for the id of a lead or a record, in the reader's language. */
export type LinkTo = (id: string, lang: Lang) => string;

type Parts = { secrets: Store<Secret>; siteUrl: string };

/**
 * The links that end the newsletter, or the reminders of a plan. A token is an id with a signature, so that exporting a list of any length
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
      return (id, lang) => {
        const token = tokenOf(bytesOf(id), key);
        const link = new URL(UNSUBSCRIBE_PATH, siteUrl);
        link.search = String(new URLSearchParams({ token, lang }));
        return link.href;
      };
    },

    /**
     * The id in a token; null for a token that is not ours. It compares texts, not bytes: 32 bytes have
     * four spellings in base64url, and we make one of them.
     */
    idIn: async (token: string): Promise<string | null> => {
      const id = TOKEN.exec(token)?.[1];
      if (id === undefined) return null;
      const bytes = Buffer.from(id, "base64url");
      const ours = Buffer.from(tokenOf(bytes, await secret()));
      return timingSafeEqual(Buffer.from(token), ours) ? idOf(bytes) : null;
    },
  };
};

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

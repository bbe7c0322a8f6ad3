import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type Lead, withoutNewsletter } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
import type { SignedIds } from "./signed-ids";
import { takingBack } from "@/lib/server/store/disk-reserve";
import { contentIn } from "@/lib/content";
import { type Html, markup } from "@/lib/server/core/html";
import { plainPage } from "@/lib/server/http/plain-page";

const UNSUBSCRIBE_PATH = "/api/leads/newsletter/unsubscribe";
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
  /** A forged or used token changes nothing, and is not told. Rejects with StoreUnavailable. */
  end: (token: string): Promise<void> =>
    takingBack(async () => {
      const id = await links.idIn(token);
      if (id !== null) await leads.update(id, (lead) => lead && withoutNewsletter(lead, now()));
    }),
});

const button = (lang: Lang, token: string): Html => {
  const { unsubscribe } = contentIn(lang).leads;
  return markup`<form method="post" action="/api/leads/newsletter/unsubscribe">
    <input type="hidden" name="token" value="${token}">
    <input type="hidden" name="lang" value="${lang}">
    <button>${unsubscribe.button}</button>
  </form>`;
};

/** Asks before it takes an address off the list, because mail programs open links automatically. */
export const unsubscribePage = (lang: Lang, token: string): Response => {
  const { title, text } = contentIn(lang).leads.unsubscribe;
  const body = markup`<p>${text}</p>
    ${button(lang, token)}`;
  return plainPage(200, { lang, title, body });
};

/** Says the same for every token, known or not. */
export const unsubscribedPage = (lang: Lang): Response => {
  const { doneTitle, done, home } = contentIn(lang).leads.unsubscribe;
  const body = markup`<p role="status">${done}</p>
    <p><a href="${pathIn(lang, "/")}">${home}</a></p>`;
  return plainPage(200, { lang, title: doneTitle, body });
};

/** Shows the button again, because the unsubscription failed. */
export const unsubscribeFailedPage = (
  lang: Lang,
  token: string,
  { status, headers }: { status: number; headers: Readonly<Record<string, string>> },
): Response => {
  const { failedTitle, failed } = contentIn(lang).leads.unsubscribe;
  const body = markup`<p role="alert">${failed}</p>
    ${button(lang, token)}`;
  return plainPage(status, { lang, title: failedTitle, body }, headers);
};

import { type Lang, pathIn } from "@/lib/domain/core/languages";

/**
 * A link into the desk for emails, to a lead or to the desk itself. It goes through the sign-in, because to a person who
 * is not signed in the desk is a page that does not exist; who is signed in already is sent on at once.
 */
export const deskLink = (siteUrl: string, lang: Lang, leadId?: string): string => {
  const path = pathIn(lang, "/desk") + (leadId === undefined ? "" : `/leads/${leadId}`);
  return `${siteUrl}${pathIn(lang, "/auth")}?next=${encodeURIComponent(path)}`;
};

/**
 * A link for emails that opens WhatsApp with the lead's message typed; the desk notes that, and asks for the sign-in
 * where it is needed.
 */
export const deskChatLink = (siteUrl: string, lang: Lang, leadId: string): string =>
  `${siteUrl}${pathIn(lang, `/desk/go/${leadId}`)}?way=whatsapp`;

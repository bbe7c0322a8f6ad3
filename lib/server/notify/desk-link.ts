import { type Lang, pathIn } from "@/lib/domain/core/languages";

/**
 * A link into the desk for emails, to a lead or to the desk itself. It goes through the sign-in, because to a person who
 * is not signed in the desk is a page that does not exist; who is signed in already is sent on at once.
 */
export const deskLink = (siteUrl: string, lang: Lang, leadId?: string): string => {
  const path = pathIn(lang, "/desk") + (leadId === undefined ? "" : `?lead=${leadId}`);
  return `${siteUrl}${pathIn(lang, "/auth")}?next=${encodeURIComponent(path)}`;
};

import { messageWordsIn } from "@/lib/content/slices/message-words";
import { type Lang } from "@/lib/domain/core/languages";
import {
  type DeskTemplate,
  type DeskTemplates,
  messageOf,
  templatesFor,
} from "@/lib/domain/desk/templates";
import { emailSubject, waysTo } from "@/lib/domain/leads/lead-contact";
import type { ContactWay } from "@/lib/domain/leads/lead-notes";
import type { createLeadChanges } from "./lead-changes";
import type { LeadDetail } from "./people-desk";

type Parts = {
  /** The lead as it is now. Throws ApiError 404. */
  detail: (id: string) => Promise<LeadDetail>;
  templates: () => Promise<DeskTemplates>;
  /** What the site comes with: the reminder of a call, where an earlier release stored templates without it. */
  defaults: readonly DeskTemplate[];
  opened: ReturnType<typeof createLeadChanges>["opened"];
  siteUrl: string;
};

/** A talk that is wanted: by the template that fits best and in the lead's language, unless others are named. */
export type WantedTalk = {
  way: ContactWay;
  template?: string | undefined;
  lang?: Lang | undefined;
  /** The text as the operator edited it. */
  text?: string | undefined;
};

const LINKS = { whatsapp: "chat", mail: "mail", phone: "call" } as const;

/**
 * Notes that an operator (e-mail address) opens a talk with a lead's person, and resolves to the link that opens it; null
 * where there is no such way, or we may not use it. Throws ApiError 404; rejects with StoreUnavailable.
 */
export const createTalkOpener =
  ({ detail, templates, defaults, opened, siteUrl }: Parts) =>
  async (by: string, id: string, { way, template, lang, text }: WantedTalk) => {
    const { row, unsubscribe } = await detail(id);
    const all = (await templates()).templates;
    const chosen =
      [...all, ...defaults].find((one) => one.id === template) ?? templatesFor(row, all)[0];
    const wanted = lang ?? row.lang;
    const words = { ...messageWordsIn(wanted, siteUrl), unsubscribe };
    const message = chosen
      ? messageOf(chosen, row, wanted, words)
      : { subject: emailSubject(row, words), text: "" };
    const link = waysTo(row, { ...message, text: text ?? message.text })[LINKS[way]];
    if (!link) return null;
    await opened(by, id, { way, template: chosen?.id ?? null });
    // A header takes no letters of Hindi.
    return new URL(link).href;
  };

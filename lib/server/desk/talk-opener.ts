import type { z } from "zod";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import {
  type DeskTemplate,
  type DeskTemplates,
  messageOf,
  templatesFor,
} from "@/lib/domain/desk/templates";
import { waysTo } from "@/lib/domain/leads/lead-contact";
import { notFound } from "@/lib/server/core/api-error";
import type { DeskParts } from "./desk-parts";
import type { talkFields } from "./desk-schemas";
import type { PeopleDesk } from "./people-desk";
import type { PersonActions } from "./person-actions";
import { openedStep } from "./person-form";

type Parts = Pick<DeskParts, "promise" | "siteUrl" | "now"> &
  Pick<PeopleDesk, "row"> &
  Pick<PersonActions, "make"> & {
    templates: () => Promise<DeskTemplates>;
    /** What the site comes with: the reminder of a call, where an earlier release stored texts without it. */
    defaults: readonly DeskTemplate[];
  };

export type WantedTalk = z.infer<typeof talkFields>;

const LINKS = { whatsapp: "chat", mail: "mail", phone: "call" } as const;

/** Notes a talk and resolves to its link; null: there is no way. Throws ApiError 404. */
export const createTalkOpener =
  ({ row: rowOf, make, templates, defaults, promise, siteUrl, now }: Parts) =>
  async (by: string, key: string, { way, template, lang, text }: WantedTalk) => {
    const row = await rowOf(key);
    if (!row) throw notFound();
    const all = (await templates()).templates;
    const chosen =
      [...all, ...defaults].find((one) => one.id === template) ?? templatesFor(row, all)[0];
    const wanted = lang ?? row.lang;
    const message = messageOf(chosen ?? null, row, wanted, messageWordsIn(wanted, siteUrl));
    const link = waysTo(row, { ...message, text: text ?? message.text })[LINKS[way]];
    if (!link) return null;
    const nextAt = openedStep({ now: now(), promise });
    await make(by, key, { kind: "opened", way, template: chosen?.id ?? null, nextAt });
    // A header takes no letters of Hindi.
    return new URL(link).href;
  };

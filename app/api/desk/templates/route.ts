import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { ANY, textProblem } from "@/lib/domain/desk/templates";
import { STAGES } from "@/lib/domain/leads/person-notes";
import { KNOWN, WANTS } from "@/lib/domain/leads/wants";
import { version } from "@/lib/server/desk/desk-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { deskTemplates } from "@/lib/server/wiring/desk";

/** A text as typed; what is wrong with it is said beside its field (`textProblem`). */
const text = z
  .string()
  .refine((written) => !/\p{Surrogate}|[^\P{Cc}\n]/u.test(written), "must be well-formed text");

/** One template, with the version of all that the operator saw. */
const fields = z.object({
  do: z.enum(["save", "remove"]),
  version,
  /** Empty for a new one. */
  id: z.string().regex(/^[\w-]{0,64}$/),
  topic: z.enum([...WANTS, KNOWN, ANY]),
  status: z.enum([...STAGES, ANY]),
  "text-en": text,
  "text-hi": text,
});

/** Saves or removes one message template. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields },
  async ({ fields: { version: seen, ...form }, by, lang }) => {
    const { changed, templates: words } = deskWordsIn(lang).forms;
    const refused = (text: string) => ({ text, isTrouble: true, kept: form });
    const { topic, status, "text-en": en, "text-hi": hi } = form;
    const id = form.id || crypto.randomUUID();
    const template = form.do === "remove" ? null : { id, topic, status, texts: { en, hi } };
    if (template && (textProblem(en) ?? textProblem(hi))) return refused(words.refused);
    const { isSaved, now } = await deskTemplates().change(by, seen, id, template);
    if (isSaved) return { text: template ? words.saved : words.removed };
    return refused(now.version === seen ? words.full : changed);
  },
);

import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import type { SeenLead } from "@/lib/domain/desk/lead-change";
import { soonIn } from "@/components/ui/span-format";
import { tapChange, tapFields } from "@/lib/server/desk/lead-form";
import { deskForm, manyOf } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { leadChanges } from "@/lib/server/wiring/desk";

/** The most leads that one call changes. */
const MOST_CHANGED = 100;

/** A lead as the operator saw it, as its id and version: "4fe….3". */
const seenLead = z
  .string()
  .regex(/^[0-9a-f]{64}\.\d{1,6}$/)
  .transform((text): SeenLead => ({ id: text.slice(0, 64), version: Number(text.slice(65)) }));

const fields = z.object({ ...tapFields, lead: manyOf(seenLead) });

/** Changes one lead or many, as they are in a list; no other website may. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ fields }, async ({ fields: form, by, lang }) => {
    const { many } = deskWordsIn(lang).screens;
    const now = Date.now();
    const trouble = (text: string) => ({ text, isTrouble: true, kept: {} });
    const change = tapChange(form, now);
    if (!change) return trouble(many.noDay);
    if (form.lead.length === 0) return trouble(many.nobody);
    if (form.lead.length > MOST_CHANGED) return trouble(many.most);
    const { done, failed } = await leadChanges().changeMany(by, form.lead, change);
    if (failed.length > 0)
      return trouble(
        form.lead.length === 1
          ? many.faster
          : fill(many.failed, { done: done.length, failed: failed.length }),
      );
    if (change.kind === "freed")
      return { text: fill(deskWordsIn(lang).calls.coming.freed, { n: done.length }) };
    if (done.length > 1) return { text: fill(many.several, { n: done.length }) };
    if (change.kind === "next" && change.at !== null)
      return { text: fill(many.next, { time: soonIn(lang, change.at, now) }) };
    return { text: change.kind === "owner" ? many.taken : many.changed };
  }),
});

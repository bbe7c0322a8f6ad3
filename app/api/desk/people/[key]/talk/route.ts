import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { personParams, talkFields } from "@/lib/server/desk/desk-schemas";
import { deskHref } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";
import { seeOther } from "@/lib/server/http/form-handler";
import { openTalk } from "@/lib/server/wiring/desk";

/** Opens WhatsApp or the mail program for a person with a text as the operator edited it, and notes that. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { params: personParams, fields: talkFields },
  async ({ params: { key }, fields, by, lang }) => {
    const link = await openTalk()(by, key, fields);
    if (link) return seeOther(link);
    const text = deskWordsIn(lang).person.notNow;
    return { text, isTrouble: true, kept: {}, to: deskHref(lang, `/people/${key}`) };
  },
);

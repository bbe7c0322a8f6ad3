import { z } from "zod";
import { countsText, titleOf } from "@/components/desk/row-texts";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import { phoneFrom } from "@/lib/domain/core/phone";
import { wantsWord } from "@/lib/domain/leads/note-words";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { lang } from "@/lib/server/core/value-schemas";
import { peopleDesk } from "@/lib/server/wiring/desk";

const PHONE_CHARS = 40;
const body = z.strictObject({ phone: z.string().min(1).max(PHONE_CHARS), lang });

/** Whom a number belongs to, in a sentence; empty for nobody. A POST: the number must not be in logs of addresses. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle({ body, desk: "working" }, async ({ body: asked }) => {
    const phone = phoneFrom(asked.phone);
    const { rows } = phone === null ? { rows: [] } : await peopleDesk().search(phone);
    const person = rows.find((row) => row.phone === phone);
    if (!person) return json(200, { text: "" });
    const words = deskWordsIn(asked.lang);
    const name = titleOf(person, words);
    const counts = countsText(person, words) || wantsWord(words.wants, person.wants);
    return json(200, { text: fill(words.forms.add.known, { name, counts }) });
  }),
});

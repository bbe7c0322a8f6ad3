import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import { IMPORT_CHARS, isLettersLost } from "@/lib/domain/desk/import";
import { deskHref } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";
import { MAX_IMPORT_BYTES } from "@/lib/server/core/body-bytes";
import { deskImport } from "@/lib/server/wiring/desk";

const csv = z.string().max(IMPORT_CHARS);
const fields = z.discriminatedUnion("do", [
  z.object({ do: z.literal("look"), csv }),
  z.object({ do: z.literal("add"), csv }),
]);

/** Looks at a list of people, adds it, or takes back what was added with one. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields, maxBytes: MAX_IMPORT_BYTES, usesReserve: false },
  async ({ fields: form, by, lang, back }) => {
    const { import: text } = deskWordsIn(lang).forms;
    const kept = { csv: form.csv };
    if (form.do === "look") return { text: "", kept, to: back };
    const outcome = await deskImport().add(by, form.csv, lang);
    const refusal = isLettersLost(form.csv) ? text.letters : text.noList;
    if (!outcome) return { text: refusal, isTrouble: true, kept };
    return { text: fill(text.done, { n: outcome.added }), to: deskHref(lang, "/people") };
  },
);

import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { addBody } from "@/lib/server/desk/desk-schemas";
import { deskHref } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";
import { addPerson } from "@/lib/server/wiring/desk";

const fields = z.record(z.string(), z.string());

/** A lead that an operator types in after a call, a visit or a chat. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields, usesReserve: false },
  async ({ fields: typed, by, lang }) => {
    const { add } = deskWordsIn(lang).forms;
    const has = (...names: string[]) => names.some((name) => typed[name]?.trim());
    const canAnswer = has("phone", "email") || typed.channel === "whatsapp";
    if (!has("name", "businessName") || !canAnswer || !has("topic"))
      return { text: add.need, isTrouble: true, kept: typed };
    const key = await addPerson()(by, addBody.parse(typed));
    return { text: add.done, to: deskHref(lang, `/people/${key}`) };
  },
);

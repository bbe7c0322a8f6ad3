import { backFrom } from "@/lib/domain/core/desk-path";
import { personParams } from "@/lib/server/desk/desk-schemas";
import { personForm } from "@/lib/server/desk/person-form";
import { deskForm } from "@/lib/server/http/desk-form";
import { personActions } from "@/lib/server/wiring/desk";

/** What operators do about a person; after a talk they are back where they came from. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { params: personParams, fields: personForm },
  async ({ params: { key }, fields, by, lang }) => {
    const outcome = await personActions().act({ by, key, lang, form: fields });
    const from = fields.do === "talk" && !outcome.isTrouble ? backFrom(fields.from) : null;
    return from === null ? outcome : { ...outcome, to: from };
  },
);

import { pathIn } from "@/lib/domain/languages";
import { fitting, handle, json, methods } from "@/lib/server/http";
import { handleForm, jsonOrForm, seeOther } from "@/lib/server/forms";
import { idempotencyKey } from "@/lib/server/idempotency-key";
import { contactOf } from "@/lib/server/lead-forms";
import { contactProblemPage } from "@/lib/server/lead-pages";
import { contactBody } from "@/lib/server/lead-schemas";
import { noParams } from "@/lib/server/schemas";
import { leads } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: jsonOrForm(
    handle(
      { params: noParams, body: contactBody, sessions: "lenient" },
      async ({ body, tokens, uid, address, headers }) => {
        const reference = await leads().contact(body, {
          key: idempotencyKey(headers),
          tokens,
          uid,
          address,
        });
        return json(201, { reference });
      },
    ),
    handleForm(async ({ fields, tokens, address }) => {
      const said = fitting(contactBody, contactOf(fields));
      const reference = await leads().contact(said, { key: null, tokens, uid: null, address });
      return seeOther(pathIn(said.lang, `/contact/sent?ref=${reference}`));
    }, contactProblemPage),
  ),
});

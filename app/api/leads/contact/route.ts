import { pathIn } from "@/lib/domain/core/languages";
import { parseInput, handle, json, methods } from "@/lib/server/http/route-handler";
import { handleForm, jsonOrForm, seeOther } from "@/lib/server/http/form-handler";
import { idempotencyKey } from "@/lib/server/http/idempotency-key";
import { contactBodyOf } from "@/lib/server/leads/form-bodies";
import { contactProblemPage } from "@/lib/server/leads/no-script-forms";
import { contactBody } from "@/lib/server/leads/lead-schemas";
import { noParams } from "@/lib/server/core/value-schemas";
import { leads } from "@/lib/server/wiring/forms";

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
      const said = parseInput(contactBody, contactBodyOf(fields));
      const reference = await leads().contact(said, { key: null, tokens, uid: null, address });
      return seeOther(pathIn(said.lang, `/contact/sent?ref=${reference}`));
    }, contactProblemPage),
  ),
});

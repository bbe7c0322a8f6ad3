import { pathIn } from "@/lib/domain/core/languages";
import { parseInput, handle, json, methods } from "@/lib/server/http/route-handler";
import { handleForm, jsonOrForm, seeOther } from "@/lib/server/http/form-handler";
import { idempotencyKey } from "@/lib/server/http/idempotency-key";
import { newsletterBodyOf } from "@/lib/server/leads/form-bodies";
import { newsletterProblemPage } from "@/lib/server/leads/no-script-forms";
import { newsletterBody } from "@/lib/server/leads/lead-schemas";
import { noParams } from "@/lib/server/core/value-schemas";
import { leads } from "@/lib/server/wiring/forms";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: jsonOrForm(
    handle(
      { params: noParams, body: newsletterBody, sessions: "lenient" },
      async ({ body, tokens, uid, address, headers }) => {
        const reference = await leads().newsletter(body, {
          key: idempotencyKey(headers),
          tokens,
          uid,
          address,
        });
        return json(201, { reference });
      },
    ),
    handleForm(async ({ fields, tokens, address }) => {
      const said = parseInput(newsletterBody, newsletterBodyOf(fields));
      const reference = await leads().newsletter(said, { key: null, tokens, uid: null, address });
      return seeOther(pathIn(said.lang, `/newsletter/sent?ref=${reference}`));
    }, newsletterProblemPage),
  ),
});

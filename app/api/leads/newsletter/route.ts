import { pathIn } from "@/lib/domain/languages";
import { fitting, handle, json, methods } from "@/lib/server/http";
import { handleForm, jsonOrForm, seeOther } from "@/lib/server/forms";
import { idempotencyKey } from "@/lib/server/idempotency-key";
import { newsletterOf } from "@/lib/server/lead-forms";
import { newsletterProblemPage } from "@/lib/server/lead-pages";
import { newsletterBody } from "@/lib/server/lead-schemas";
import { noParams } from "@/lib/server/schemas";
import { leads } from "@/lib/server/services";

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
      const said = fitting(newsletterBody, newsletterOf(fields));
      const reference = await leads().newsletter(said, { key: null, tokens, uid: null, address });
      return seeOther(pathIn(said.lang, `/newsletter/sent?ref=${reference}`));
    }, newsletterProblemPage),
  ),
});

import { handle, methods, noContent } from "@/lib/server/http";
import { consentBody, consentParams } from "@/lib/server/schemas";
import { consents } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(
    { params: consentParams, body: consentBody },
    async ({ params, body, tokens, uid }) => {
      const { id, purpose } = params;
      const key = { id, tokens, uid };
      if (body.isGiven) await consents().give(key, purpose, body.textVersion);
      else await consents().withdraw(key, purpose);
      return noContent();
    },
  ),
});

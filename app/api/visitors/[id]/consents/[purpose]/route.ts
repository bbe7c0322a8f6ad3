import { personOf } from "@/lib/server/leads/check-leads";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { consentBody, consentParams } from "@/lib/server/core/value-schemas";
import { consents, idGuessingLimit, writeLimit } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(
    { params: consentParams, body: consentBody },
    async ({ params: { id, purpose }, body, tokens, user, uid, address }) => {
      const key = { id, tokens, uid };
      const changed = writeLimit().counted(key, "consent", () =>
        body.isGiven
          ? consents().give(key, purpose, body.textVersion, personOf(user))
          : consents().withdraw(key, purpose),
      );
      await idGuessingLimit().counted(address, changed);
      return noContent();
    },
  ),
});

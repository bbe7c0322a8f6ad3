import { accessOf } from "@/lib/server/auth/access";
import { personOf } from "@/lib/server/leads/check-leads";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { consentBody, consentParams } from "@/lib/server/core/value-schemas";
import { consents, idGuessingLimit, ownerWrites } from "@/lib/server/services";

const options = {
  params: consentParams,
  body: consentBody,
  limits: [ownerWrites("consent")],
  idGuessingLimit,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(options, async (call) => {
    const { params, body, user } = call;
    if (body.isGiven)
      await consents().give(accessOf(call), params.purpose, body.textVersion, personOf(user));
    else await consents().withdraw(accessOf(call), params.purpose);
    return noContent();
  }),
});

import { accessOf } from "@/lib/server/auth/owned-record";
import { personOf } from "@/lib/server/leads/check-leads";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { consentBody, consentParams } from "@/lib/server/core/value-schemas";
import { consents } from "@/lib/server/wiring/account";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";
import { takingBack } from "@/lib/server/store/disk-reserve";

const options = {
  params: consentParams,
  body: consentBody,
  limits: [ownerWrites("consent")],
  idGuessingLimit,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(options, async (call) => {
    const { purpose } = call.params;
    const { isGiven, textVersion } = call.body;
    const access = accessOf(call);
    if (isGiven) await consents().give(access, purpose, textVersion, personOf(call.user));
    else
      await takingBack(() =>
        purpose === "ai"
          ? consents().refuseAi(access, textVersion)
          : consents().withdraw(access, purpose),
      );
    return noContent();
  }),
});

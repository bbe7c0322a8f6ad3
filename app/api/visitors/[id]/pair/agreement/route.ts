import { accessOf } from "@/lib/server/auth/access";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { agreementBody, visitorParams } from "@/lib/server/core/value-schemas";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";
import { comparisons } from "@/lib/server/wiring/share";

const options = {
  params: visitorParams,
  body: agreementBody,
  limits: [ownerWrites("comparison")],
  idGuessingLimit,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(options, async (call) =>
    json(200, await comparisons().agree(accessOf(call), call.body)),
  ),
});

import { accessOf } from "@/lib/server/auth/owned-record";
import { personOf } from "@/lib/server/leads/check-leads";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { analysisBody, visitorParams } from "@/lib/server/core/value-schemas";
import { finishCheck, finishes } from "@/lib/server/wiring/check";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";
import { optedOutOfTracking } from "@/lib/server/http/call-headers";

const options = {
  params: visitorParams,
  body: analysisBody,
  limits: [finishes, ownerWrites("analysis")],
  idGuessingLimit,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async (call) => {
    const { body, user, address, headers } = call;
    const isCounted = !optedOutOfTracking(headers);
    const finish = { ...body, address, person: personOf(user), isCounted };
    return json(200, await finishCheck()(accessOf(call), finish));
  }),
});

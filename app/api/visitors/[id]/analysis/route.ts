import { accessOf } from "@/lib/server/auth/owned-record";
import { personOf } from "@/lib/server/leads/check-leads";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { analysisBody } from "@/lib/server/core/value-schemas";
import { finishCheck, finishes } from "@/lib/server/wiring/check";
import { ownerWrites, ownRecord } from "@/lib/server/wiring/answers";
import { optedOutOfTracking } from "@/lib/server/http/call-headers";

const options = { ...ownRecord, body: analysisBody, limits: [finishes, ownerWrites("analysis")] };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async (call) => {
    const { body, user, address, headers } = call;
    const isCounted = !optedOutOfTracking(headers);
    const finish = { ...body, address, person: personOf(user), isCounted };
    return json(200, await finishCheck()(accessOf(call), finish));
  }),
});

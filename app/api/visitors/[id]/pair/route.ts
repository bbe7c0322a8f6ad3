import { accessOf } from "@/lib/server/auth/access";
import { handle, json, methods, noContent } from "@/lib/server/http/route-handler";
import { comparisonBody, visitorParams } from "@/lib/server/core/value-schemas";
import { comparisons } from "@/lib/server/wiring/share";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";

const own = { params: visitorParams, idGuessingLimit };
const limits = [ownerWrites("comparison")];

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle(own, async (call) => json(200, await comparisons().read(accessOf(call)))),

  PUT: handle({ ...own, limits, body: comparisonBody }, async (call) =>
    json(200, await comparisons().join(accessOf(call), call.body.token)),
  ),

  DELETE: handle({ ...own, limits }, async (call) => {
    await comparisons().cut(accessOf(call));
    return noContent();
  }),
});

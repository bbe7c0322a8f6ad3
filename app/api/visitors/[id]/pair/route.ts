import { accessOf } from "@/lib/server/auth/access";
import { handle, json, methods, noContent } from "@/lib/server/http/route-handler";
import { pairBody, visitorParams } from "@/lib/server/core/value-schemas";
import { pairs } from "@/lib/server/wiring/share";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";

const own = { params: visitorParams, idGuessingLimit };
const limits = [ownerWrites("pair")];

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle(own, async (call) => json(200, await pairs().read(accessOf(call)))),

  PUT: handle({ ...own, limits, body: pairBody }, async (call) =>
    json(200, await pairs().join(accessOf(call), call.body.token)),
  ),

  DELETE: handle({ ...own, limits }, async (call) => {
    await pairs().cut(accessOf(call));
    return noContent();
  }),
});

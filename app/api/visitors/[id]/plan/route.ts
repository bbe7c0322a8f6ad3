import { accessOf } from "@/lib/server/auth/owned-record";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { planBody } from "@/lib/server/core/value-schemas";
import { ownerWrites, ownRecord, saveNotes } from "@/lib/server/wiring/answers";

const options = { ...ownRecord, body: planBody, limits: [ownerWrites("plan")] };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(options, async (call) => {
    await saveNotes()(accessOf(call), call.body);
    return noContent();
  }),
});

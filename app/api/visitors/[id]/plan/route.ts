import { accessOf } from "@/lib/server/auth/owned-record";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { planBody, visitorParams } from "@/lib/server/core/value-schemas";
import { idGuessingLimit, ownerWrites, saveNotes } from "@/lib/server/wiring/answers";

const options = {
  params: visitorParams,
  body: planBody,
  limits: [ownerWrites("plan")],
  idGuessingLimit,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(options, async (call) => {
    await saveNotes()(accessOf(call), call.body);
    return noContent();
  }),
});

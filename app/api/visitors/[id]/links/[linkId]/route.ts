import { accessOf } from "@/lib/server/auth/owned-record";
import { linkParams } from "@/lib/server/core/value-schemas";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { links } from "@/lib/server/wiring/check";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";

const options = { params: linkParams, limits: [ownerWrites("link")], idGuessingLimit };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: handle(options, async (call) => {
    await links().revoke(accessOf(call), call.params.linkId);
    return noContent();
  }),
});

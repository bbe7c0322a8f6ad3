import { accessOf } from "@/lib/server/auth/owned-record";
import { handle, json, methods, noContent } from "@/lib/server/http/route-handler";
import { clearedCookie, ownerCookie } from "@/lib/server/auth/owner-token";
import { detailsBody } from "@/lib/server/core/value-schemas";
import { visitors } from "@/lib/server/wiring/check";
import { erasures, exportRecord } from "@/lib/server/wiring/account";
import { ownerWrites, ownRecord } from "@/lib/server/wiring/answers";
import { clearedSession } from "@/lib/server/auth/session-cookie";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle(ownRecord, async (call) => json(200, await exportRecord()(accessOf(call)))),

  PUT: handle({ ...ownRecord, body: detailsBody }, async (call) => {
    const { token, isNew, state } = await visitors().open(accessOf(call), call.body, call.address);
    const headers = token === null ? {} : { "Set-Cookie": ownerCookie(token) };
    return json(isNew ? 201 : 200, state, headers);
  }),

  DELETE: handle(
    { ...ownRecord, sessions: "now", limits: [ownerWrites("deletion")] },
    async (call) => {
      await erasures().erase(accessOf(call));
      return noContent([
        ["Set-Cookie", clearedCookie()],
        ["Set-Cookie", clearedSession()],
      ]);
    },
  ),
});

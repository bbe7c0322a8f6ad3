import { handle, json, methods, noContent } from "@/lib/server/http/route-handler";
import { clearedCookie, ownerCookie } from "@/lib/server/auth/owner-token";
import { detailsBody, visitorParams } from "@/lib/server/core/value-schemas";
import { erasures, idGuessingLimit, writeLimit, visitors } from "@/lib/server/services";
import { clearedSession } from "@/lib/server/auth/session";

const params = visitorParams;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ params }, async ({ params: { id }, tokens, uid, address }) => {
    const record = visitors().exportRecord({ id, tokens, uid });
    return json(200, await idGuessingLimit().counted(address, record));
  }),

  PUT: handle({ params, body: detailsBody }, async ({ params, body, tokens, uid, address }) => {
    const opening = visitors().open({ id: params.id, tokens, uid }, body, address);
    const { token, isNew, opened } = await idGuessingLimit().counted(address, opening);
    const headers = token === null ? {} : { "Set-Cookie": ownerCookie(token) };
    return json(isNew ? 201 : 200, opened, headers);
  }),

  DELETE: handle({ params, sessions: "now" }, async ({ params: { id }, tokens, uid, address }) => {
    const key = { id, tokens, uid };
    const erased = writeLimit().counted(key, "deletion", () => erasures().erase(key));
    await idGuessingLimit().counted(address, erased);
    return noContent([
      ["Set-Cookie", clearedCookie()],
      ["Set-Cookie", clearedSession()],
    ]);
  }),
});

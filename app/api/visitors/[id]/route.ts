import { handle, json, methods, noContent } from "@/lib/server/http";
import { clearedCookie, ownerCookie } from "@/lib/server/owner";
import { detailsBody, visitorParams } from "@/lib/server/schemas";
import { erasures, visitors } from "@/lib/server/services";
import { clearedSession } from "@/lib/server/session";

const params = visitorParams;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ params }, async ({ params: { id }, tokens, uid }) =>
    json(200, await visitors().exportRecord({ id, tokens, uid })),
  ),

  PUT: handle({ params, body: detailsBody }, async ({ params: { id }, body, tokens, uid }) => {
    const { token, isNew, opened } = await visitors().open({ id, tokens, uid }, body);
    const headers = token === null ? {} : { "Set-Cookie": ownerCookie(token) };
    return json(isNew ? 201 : 200, opened, headers);
  }),

  DELETE: handle({ params }, async ({ params: { id }, tokens, uid }) => {
    await erasures().erase({ id, tokens, uid });
    return noContent([
      ["Set-Cookie", clearedCookie()],
      ["Set-Cookie", clearedSession()],
    ]);
  }),
});

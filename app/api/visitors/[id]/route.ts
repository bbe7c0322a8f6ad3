import { handle, json, methods, noContent } from "@/lib/server/http";
import { clearedCookie, ownerCookie } from "@/lib/server/owner";
import { detailsBody, visitorParams } from "@/lib/server/schemas";
import { visitors } from "@/lib/server/services";

const params = visitorParams;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ params }, async ({ params: { id }, tokens }) =>
    json(200, await visitors().exportRecord({ id, tokens })),
  ),

  PUT: handle({ params, body: detailsBody }, async ({ params: { id }, body, tokens }) => {
    const { token, isNew, opened } = await visitors().open({ id, tokens }, body);
    return json(isNew ? 201 : 200, opened, { "Set-Cookie": ownerCookie(token) });
  }),

  DELETE: handle({ params }, async ({ params: { id }, tokens }) => {
    await visitors().remove({ id, tokens });
    return noContent({ "Set-Cookie": clearedCookie() });
  }),
});

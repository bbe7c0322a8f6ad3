import { MAX_TEMPLATES_BYTES, templatesBody } from "@/lib/server/desk/template-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskTemplates } from "@/lib/server/wiring/desk";

const schema = { params: noParams, desk: "working" } as const;
const put = { ...schema, body: templatesBody, maxBytes: MAX_TEMPLATES_BYTES } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  GET: handle(schema, async () => json(200, await deskTemplates().read())),

  /** Answers with the current templates, also when another operator was first (409). */
  PUT: handle(put, async ({ user, body, requestId }) => {
    const { isSaved, now } = await deskTemplates().save(user.email, body);
    if (isSaved) return json(200, now);
    const message = "Someone else has changed the templates in the meantime.";
    return json(409, { error: { code: "changed", message, requestId }, now });
  }),
});

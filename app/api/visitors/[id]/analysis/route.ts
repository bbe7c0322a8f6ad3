import { handle, json, methods } from "@/lib/server/http";
import { analysisBody, visitorParams } from "@/lib/server/schemas";
import { analyses } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: visitorParams, body: analysisBody },
    async ({ params, body, tokens, uid }) =>
      json(200, await analyses().finish({ id: params.id, tokens, uid }, body.answers, body.lang)),
  ),
});

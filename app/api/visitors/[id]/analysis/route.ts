import { personOf } from "@/lib/server/check-leads";
import { handle, json, methods } from "@/lib/server/http";
import { analysisBody, visitorParams } from "@/lib/server/schemas";
import { analyses, misses } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: visitorParams, body: analysisBody },
    async ({ params: { id }, body, tokens, user, uid, address }) => {
      const { answers, lang } = body;
      const key = { id, tokens, uid };
      const finished = analyses().finish(key, answers, lang, address, personOf(user));
      return json(200, await misses().counted(address, finished));
    },
  ),
});

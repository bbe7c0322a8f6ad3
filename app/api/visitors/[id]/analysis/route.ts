import { handle, json, methods } from "@/lib/server/http";
import { analysisBody, visitorParams } from "@/lib/server/schemas";
import { analyses, misses } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: visitorParams, body: analysisBody },
    async ({ params: { id }, body, tokens, uid, address }) => {
      const { answers, lang } = body;
      const finished = analyses().finish({ id, tokens, uid }, answers, lang, address);
      return json(200, await misses().counted(address, finished));
    },
  ),
});

import { personOf } from "@/lib/server/leads/check-leads";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { analysisBody, visitorParams } from "@/lib/server/core/value-schemas";
import { analyses, finishLimit, idGuessingLimit, writeLimit } from "@/lib/server/services";
import { optedOutOfTracking } from "@/lib/server/funnel/do-not-track";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: visitorParams, body: analysisBody },
    async ({ params: { id }, body, tokens, user, uid, address, headers }) => {
      const { answers, lang } = body;
      const key = { id, tokens, uid };
      await finishLimit().admit(address);
      const isCounted = !optedOutOfTracking(headers);
      const finished = writeLimit().counted(key, "analysis", () =>
        analyses().finish(key, answers, lang, address, personOf(user), isCounted),
      );
      return json(200, await idGuessingLimit().counted(address, finished));
    },
  ),
});

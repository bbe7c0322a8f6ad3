import { handle, methods } from "@/lib/server/http/route-handler";
import { reportBody } from "@/lib/server/leads/lead-schemas";
import { visitorParams } from "@/lib/server/core/value-schemas";
import { idGuessingLimit, writeLimit, reportByMail } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: visitorParams, body: reportBody },
    async ({ params: { id }, body, tokens, user, uid, address }) => {
      const key = { id, tokens, uid };
      const asked = writeLimit().counted(key, "report", () =>
        reportByMail().ask(key, { ...body, address, verifiedEmail: user?.email ?? "" }),
      );
      await idGuessingLimit().counted(address, asked);
      return new Response(null, { status: 202 });
    },
  ),
});

import { handle, methods } from "@/lib/server/http";
import { reportBody } from "@/lib/server/lead-schemas";
import { visitorParams } from "@/lib/server/schemas";
import { misses, reports } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: visitorParams, body: reportBody },
    async ({ params: { id }, body, tokens, uid, address }) => {
      await misses().counted(address, reports().ask({ id, tokens, uid }, { ...body, address }));
      return new Response(null, { status: 202 });
    },
  ),
});

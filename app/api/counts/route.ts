import { countsBody, MAX_COUNTS_BYTES } from "@/lib/server/funnel/count-schemas";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { noParams } from "@/lib/server/core/value-schemas";
import { visitCounter } from "@/lib/server/services";
import { optedOutOfTracking } from "@/lib/server/funnel/do-not-track";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: noParams, body: countsBody, maxBytes: MAX_COUNTS_BYTES, sessions: "none" },
    async ({ body, address, headers }) => {
      if (!optedOutOfTracking(headers)) await visitCounter().take(body, address);
      return noContent();
    },
  ),
});

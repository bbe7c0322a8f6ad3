import { countsBody, MAX_COUNTS_BYTES } from "@/lib/server/check/visit-counter";
import { optedOutOfTracking } from "@/lib/server/http/call-headers";
import { callsByAddress } from "@/lib/server/http/address-limits";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { visitCounter, visitCountLimit } from "@/lib/server/wiring/funnel";

const assertWithin = callsByAddress(visitCountLimit);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    {
      body: countsBody,
      maxBytes: MAX_COUNTS_BYTES,
      sessions: "none",
      limits: [async (call) => (optedOutOfTracking(call.headers) ? undefined : assertWithin(call))],
    },
    async ({ body, headers }) => {
      if (!optedOutOfTracking(headers)) await visitCounter().count(body);
      return noContent();
    },
  ),
});

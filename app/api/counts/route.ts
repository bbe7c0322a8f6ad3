import { countsBody, MAX_COUNTS_BYTES } from "@/lib/server/count-schemas";
import { handle, methods, noContent } from "@/lib/server/http";
import { noParams } from "@/lib/server/schemas";
import { counts } from "@/lib/server/services";
import { isUncounted } from "@/lib/server/uncounted";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(
    { params: noParams, body: countsBody, maxBytes: MAX_COUNTS_BYTES, sessions: "none" },
    async ({ body, address, headers }) => {
      if (!isUncounted(headers)) await counts().take(body, address);
      return noContent();
    },
  ),
});

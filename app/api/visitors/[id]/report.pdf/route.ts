import { accessOf } from "@/lib/server/auth/owned-record";
import { langIn } from "@/lib/server/core/value-schemas";
import { handle, methods, parseInput } from "@/lib/server/http/route-handler";
import { pdfResponse } from "@/lib/server/pdf/pdf-response";
import { reportAsPdf } from "@/lib/server/wiring/account";
import { ownRecord } from "@/lib/server/wiring/answers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle(ownRecord, async (call) => {
    const { address, signal, query } = call;
    const lang = parseInput(langIn, query.get("lang"));
    const isSheet = query.get("part") === "plan";
    return pdfResponse(await reportAsPdf()(accessOf(call), { lang, isSheet, address, signal }));
  }),
});

import { langIn } from "@/lib/server/core/value-schemas";
import { leadParams } from "@/lib/server/desk/desk-schemas";
import { leadReport } from "@/lib/server/wiring/desk";
import { handle, methods, parseInput } from "@/lib/server/http/route-handler";
import { pdfResponse } from "@/lib/server/pdf/pdf-response";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ params: leadParams, desk: "working" }, async ({ by, params, query }) => {
    const lang = parseInput(langIn, query.get("lang"));
    return pdfResponse(await leadReport()(by, params.id, lang));
  }),
});

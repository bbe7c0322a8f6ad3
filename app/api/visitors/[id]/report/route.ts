import { accessOf } from "@/lib/server/auth/owned-record";
import { handle, methods } from "@/lib/server/http/route-handler";
import { reportBody } from "@/lib/server/leads/lead-schemas";
import { reportByMail } from "@/lib/server/wiring/account";
import { ownerWrites, ownRecord } from "@/lib/server/wiring/answers";

const options = { ...ownRecord, body: reportBody, limits: [ownerWrites("report")] };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async (call) => {
    const { body, address, user } = call;
    const verifiedEmail = user?.email ?? "";
    await reportByMail().ask(accessOf(call), { ...body, address, verifiedEmail });
    return new Response(null, { status: 202 });
  }),
});

import { accessOf } from "@/lib/server/auth/owned-record";
import { handle, methods } from "@/lib/server/http/route-handler";
import { reportBody } from "@/lib/server/leads/lead-schemas";
import { visitorParams } from "@/lib/server/core/value-schemas";
import { reportByMail } from "@/lib/server/wiring/account";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";

const options = {
  params: visitorParams,
  body: reportBody,
  limits: [ownerWrites("report")],
  idGuessingLimit,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async (call) => {
    const { body, address, user } = call;
    const verifiedEmail = user?.email ?? "";
    await reportByMail().ask(accessOf(call), { ...body, address, verifiedEmail });
    return new Response(null, { status: 202 });
  }),
});

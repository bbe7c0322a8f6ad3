import { handle, json, methods } from "@/lib/server/http/route-handler";
import { requestBody } from "@/lib/server/leads/lead-schemas";
import { requests } from "@/lib/server/wiring/requests";

const options = { sessions: "none", body: requestBody } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async ({ body: { token } }) => json(200, await requests().open(token))),
});

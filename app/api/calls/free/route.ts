import { handle, json, methods } from "@/lib/server/http/route-handler";
import { calls } from "@/lib/server/wiring/requests";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ sessions: "none" }, async () => json(200, { times: await calls().free() })),
});

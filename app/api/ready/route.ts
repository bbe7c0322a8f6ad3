import { isInOrder } from "@/lib/domain/health/site-check";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { isServing, siteChecks } from "@/lib/server/wiring/health";

export const dynamic = "force-dynamic";

/** Each check is ok or degraded; 503 while the store takes nothing or the process stops. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ sessions: "none" }, async () => {
    const checks = await siteChecks().read();
    const states = checks.map((check) => [check.name, isInOrder(check) ? "ok" : "degraded"]);
    return json(isServing(checks) ? 200 : 503, Object.fromEntries(states));
  }),
});

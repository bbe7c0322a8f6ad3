import { handle, json, methods } from "@/lib/server/http/route-handler";
import { health } from "@/lib/server/wiring/health";
import { shutdownSignal } from "@/lib/server/core/shutdown";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ sessions: "none" }, async () => {
    const readiness = await health().readiness();
    const isReady = readiness.store !== "unavailable" && !shutdownSignal().aborted;
    return json(isReady ? 200 : 503, readiness);
  }),
});

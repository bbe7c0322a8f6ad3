import { handle, json, methods } from "@/lib/server/http";
import { noParams } from "@/lib/server/schemas";
import { health } from "@/lib/server/services";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ params: noParams, sessions: "none" }, async () => {
    const readiness = await health().readiness();
    return json(readiness.store === "ok" ? 200 : 503, readiness);
  }),
});

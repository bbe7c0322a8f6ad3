import { noSuchRoute } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { healthFigures } from "@/lib/server/wiring/figures";
import { isMetricsCall } from "@/lib/server/health/metrics-token";
import { metricsText } from "@/lib/server/health/metrics";
import { handle, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";

export const dynamic = "force-dynamic";

/** For who has no token there is no such route (docs/product/operator.md#health). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  GET: handle({ sessions: "none" }, async ({ headers }) => {
    if (!isMetricsCall(headers.get("authorization"), env().metricsToken)) throw noSuchRoute();
    return new Response(metricsText(await healthFigures().read()), {
      headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
    });
  }),
});

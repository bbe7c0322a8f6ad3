import { noSuchRoute } from "@/lib/server/core/api-error";
import { anyParams } from "@/lib/server/core/value-schemas";
import { handle, methods } from "@/lib/server/http/route-handler";

export const dynamic = "force-dynamic";

const unknown = handle({ params: anyParams, sessions: "none" }, async () => {
  throw noSuchRoute();
});

/** Answers an unknown address under /api: a 404 in the form of every other error, not a page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
});

import { ApiError } from "@/lib/server/api-error";
import { handle, methods } from "@/lib/server/http";
import { anyParams } from "@/lib/server/schemas";

export const dynamic = "force-dynamic";

/** An address under /api that nothing answers: a 404 in the shape of every other error (contract.md), not a page. */
const unknown = handle({ params: anyParams, sessions: "none" }, async () => {
  throw new ApiError(404, "not_found", "There is no such address.");
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
});

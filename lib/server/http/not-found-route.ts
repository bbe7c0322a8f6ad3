import { noSuchRoute } from "@/lib/server/core/api-error";
import { handle } from "./route-handler";
import { anyParams } from "@/lib/server/core/value-schemas";

const unknown = handle({ params: anyParams, sessions: "none" }, async () => {
  throw noSuchRoute();
});

/** Answers an unknown address under /api: a 404 in the form of every other error, not a page. */
export const notFoundRoute = {
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
};

import { handle, json, methods } from "@/lib/server/http/route-handler";
import { noParams } from "@/lib/server/core/value-schemas";

/** Answers without any I/O, rendered at request time: prerendered, it would always answer. */
export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ params: noParams, sessions: "none" }, async () => json(200, { live: true })),
});

import { handle, json, methods } from "@/lib/server/http/route-handler";

/** Answers without any I/O, rendered at request time: prerendered, it would always answer. */
export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle({ sessions: "none" }, async () => json(200, { live: true })),
});

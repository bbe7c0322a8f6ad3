import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { todayDesk } from "@/lib/server/wiring/desk";

const schema = { params: noParams, desk: "watching" } as const;

/** It shows no personal data, so it needs no entry in the desk's log. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  GET: handle(schema, async () => json(200, await todayDesk().counts())),
});

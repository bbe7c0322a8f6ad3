import { handle, json, methods } from "@/lib/server/http/route-handler";
import { peopleDesk } from "@/lib/server/wiring/desk";

const schema = { desk: "watching" } as const;

/** It shows no personal data, so it needs no entry in the desk's log. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle(schema, async () => json(200, { counts: await peopleDesk().counts() })),
});

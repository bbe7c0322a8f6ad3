import { todayBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";
import { noParams } from "@/lib/server/core/value-schemas";
import { todayDesk } from "@/lib/server/wiring/desk";

/** What the page asks each minute is no activity (docs/decisions/033-the-desk-closes-by-itself.md). */
const useOf = ({ poll }: { poll?: true }) => (poll ? "watching" : "working");
const schema = { params: noParams, body: todayBody, desk: useOf } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...notFoundRoute,
  POST: handle(schema, async ({ user, body: { after, poll } }) =>
    json(200, await todayDesk().today(poll ? null : user.email, after)),
  ),
});

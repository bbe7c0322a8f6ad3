import { openLinkBody } from "@/lib/server/core/value-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { links } from "@/lib/server/wiring/check";
import { idGuessingLimit } from "@/lib/server/wiring/answers";

/** For anybody who has the token: no cookie is read. */
const options = { body: openLinkBody, sessions: "none", idGuessingLimit } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: handle(options, async ({ body: { token, lang }, address }) =>
    json(200, await links().open(token, lang, address)),
  ),
});

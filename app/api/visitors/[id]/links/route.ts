import { pathIn } from "@/lib/domain/core/languages";
import { accessOf } from "@/lib/server/auth/owned-record";
import { env } from "@/lib/server/core/env";
import { linkBody, visitorParams } from "@/lib/server/core/value-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { links } from "@/lib/server/wiring/check";
import { idGuessingLimit, ownerWrites } from "@/lib/server/wiring/answers";

const own = { params: visitorParams, idGuessingLimit };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle(own, async (call) => json(200, { links: await links().list(accessOf(call)) })),

  POST: handle({ ...own, body: linkBody, limits: [ownerWrites("link")] }, async (call) => {
    const { linkId, token, expiresAt } = await links().make(accessOf(call), call.body);
    const url = `${env().siteUrl}${pathIn(call.body.lang, "/r")}#${token}`;
    return json(201, { linkId, url, expiresAt });
  }),
});

import { pathIn } from "@/lib/domain/core/languages";
import { accessOf } from "@/lib/server/auth/owned-record";
import { env } from "@/lib/server/core/env";
import { linkBody } from "@/lib/server/core/value-schemas";
import { handle, json, methods } from "@/lib/server/http/route-handler";
import { links } from "@/lib/server/wiring/check";
import { ownerWrites, ownRecord } from "@/lib/server/wiring/answers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handle(ownRecord, async (call) => json(200, { links: await links().list(accessOf(call)) })),

  POST: handle({ ...ownRecord, body: linkBody, limits: [ownerWrites("link")] }, async (call) => {
    const { linkId, token, expiresAt } = await links().make(accessOf(call), call.body);
    const url = `${env().siteUrl}${pathIn(call.body.lang, "/r")}#${token}`;
    return json(201, { linkId, url, expiresAt });
  }),
});

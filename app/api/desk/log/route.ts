import { logBody } from "@/lib/server/desk/desk-schemas";
import { handle, json, methods } from "@/lib/server/http";
import { nowhere } from "@/lib/server/nowhere";
import { noParams } from "@/lib/server/schemas";
import { deskLog } from "@/lib/server/services";

const schema = { params: noParams, body: logBody, desk: "working" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...nowhere,
  POST: handle(schema, async ({ body: { before } }) => json(200, await deskLog().read(before))),
});

import { exportBody } from "@/lib/server/desk/desk-schemas";
import { handle, methods } from "@/lib/server/http";
import { nowhere } from "@/lib/server/nowhere";
import { noParams } from "@/lib/server/schemas";
import { deskExport } from "@/lib/server/services";

const schema = { params: noParams, body: exportBody, desk: "recent" } as const;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  ...nowhere,
  POST: handle(schema, async ({ user, body: { filter, format, lang } }) =>
    deskExport().file(user!.email, filter, format, lang),
  ),
});

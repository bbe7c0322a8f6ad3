import { z } from "zod";
import { leadParams } from "@/lib/server/desk/desk-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { personCopy } from "@/lib/server/wiring/desk";

/** What we hold about a lead's person, for that person. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm(
    { params: leadParams, fields: z.object({}), use: "recent" },
    ({ params: { id }, by }) => personCopy()(by, id),
  ),
});

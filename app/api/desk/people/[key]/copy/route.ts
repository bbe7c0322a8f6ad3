import { z } from "zod";
import { leadId, personParams } from "@/lib/server/desk/desk-schemas";
import { manyOf } from "@/lib/server/core/value-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { personCopy } from "@/lib/server/wiring/desk";

const fields = z.object({ ids: manyOf(leadId) });

/** What we hold about a person, for that person: the messages that were ticked. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { params: personParams, fields, use: "recent" },
  ({ params: { key }, fields: { ids }, by }) => personCopy()(by, key, ids),
);

import { erasureForm } from "@/lib/server/desk/desk-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { personErasure } from "@/lib/server/wiring/desk";

/** Deletes a person's messages with all data about their senders. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields: erasureForm, use: "recent" },
  ({ fields: { of, ids }, by, lang }) => personErasure()({ by, of, ids, lang }),
);

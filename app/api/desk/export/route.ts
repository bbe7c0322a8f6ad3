import { z } from "zod";
import { EXPORTS } from "@/lib/server/desk/desk-export";
import { deskForm } from "@/lib/server/http/desk-form";
import { deskExport } from "@/lib/server/wiring/desk";

const fields = z.object({ kind: z.enum(EXPORTS) });

/** A file of the people, of the money, of the newsletter's addresses, or of the desk's log. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields, use: "recent" },
  ({ fields: { kind }, by, lang }) => deskExport().file(by, kind, lang),
);

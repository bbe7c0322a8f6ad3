import { redirect } from "next/navigation";
import { deskPage } from "@/app/desk/desk-page";
import { deskHref } from "@/lib/server/desk/list-choice";
import { personKeyOf } from "@/lib/server/wiring/desk";

/** The address of a lead, as mails have it: its person's page. */
export default deskPage("people", "/desk/leads/[id]", async ({ params: { id }, lang }) =>
  redirect(deskHref(lang, `/people/${await personKeyOf(id)}`)),
);

import { methods } from "@/lib/server/http/route-handler";
import { contactBodyOf } from "@/lib/server/leads/form-bodies";
import { contactBody } from "@/lib/server/leads/lead-schemas";
import { publicForm } from "@/lib/server/leads/public-form";
import { refusedForm } from "@/lib/server/leads/refused-form";
import { leads } from "@/lib/server/wiring/forms";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: publicForm({
    body: contactBody,
    save: (body, context) => leads().contact(body, context),
    bodyOf: contactBodyOf,
    refuse: refusedForm("contact"),
    sentPage: "/contact/sent",
    sentQuery: ({ topic, package: pack }) => ({ topic, ...(pack && { package: pack }) }),
  }),
});

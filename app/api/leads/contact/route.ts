import { methods } from "@/lib/server/http/route-handler";
import { contactBodyOf } from "@/lib/server/leads/form-bodies";
import { contactBody } from "@/lib/server/leads/lead-schemas";
import { contactProblemPage } from "@/lib/server/leads/no-script-forms";
import { publicForm } from "@/lib/server/leads/public-form";
import { leads } from "@/lib/server/wiring/forms";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: publicForm({
    body: contactBody,
    save: (body, context) => leads().contact(body, context),
    bodyOf: contactBodyOf,
    problemPage: contactProblemPage,
    sentPage: "/contact/sent",
  }),
});

import { methods } from "@/lib/server/http/route-handler";
import { newsletterBodyOf } from "@/lib/server/leads/form-bodies";
import { newsletterBody } from "@/lib/server/leads/lead-schemas";
import { newsletterProblemPage } from "@/lib/server/leads/no-script-forms";
import { publicForm } from "@/lib/server/leads/public-form";
import { leads } from "@/lib/server/wiring/forms";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: publicForm({
    body: newsletterBody,
    save: (body, context) => leads().newsletter(body, context),
    bodyOf: newsletterBodyOf,
    problemPage: newsletterProblemPage,
    sentPage: "/newsletter/sent",
  }),
});

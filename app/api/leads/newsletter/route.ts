import { methods } from "@/lib/server/http/route-handler";
import { newsletterBodyOf } from "@/lib/server/leads/form-bodies";
import { newsletterBody } from "@/lib/server/leads/lead-schemas";
import { publicForm } from "@/lib/server/leads/public-form";
import { refusedForm } from "@/lib/server/leads/refused-form";
import { leads } from "@/lib/server/wiring/forms";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: publicForm({
    body: newsletterBody,
    save: (body, context) => leads().newsletter(body, context),
    bodyOf: newsletterBodyOf,
    refuse: refusedForm("newsletter"),
    sentPage: "/newsletter/sent",
  }),
});

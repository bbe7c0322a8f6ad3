import { z } from "zod";
import { pathIn } from "@/lib/domain/core/languages";
import { lang } from "@/lib/server/core/value-schemas";
import { leadId } from "@/lib/server/desk/desk-schemas";
import { seeOther } from "@/lib/server/http/form-handler";
import { methods, parseInput, respond } from "@/lib/server/http/route-handler";
import { leadStore } from "@/lib/server/wiring/leads";

const params = z.object({ lang, id: leadId });

/** The address of a lead, as mails have it: its person's page, which asks for the sign-in. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request, context) =>
    respond(request, async () => {
      const { lang: of, id } = parseInput(params, await context.params);
      const key = (await leadStore().read(id))?.person ?? id;
      return seeOther(pathIn(of, `/desk/people/${key}`));
    }),
});

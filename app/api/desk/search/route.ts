import { z } from "zod";
import { isLeadReference } from "@/lib/domain/leads/lead-reference";
import { keepInSession } from "@/lib/server/auth/operator";
import { deskHref, listQueryIn, SEARCH_CHARS } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";

const fields = z.object({ text: z.string().trim().max(SEARCH_CHARS) });

/** Looks for words, which the session keeps: a name in an address would be in logs. A lead's number may be there. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm({ fields }, async ({ fields: { text }, session, lang, back }) => {
    const {
      reference: _,
      found: __,
      ...rest
    } = listQueryIn(Object.fromEntries(new URLSearchParams(back.split("?")[1])));
    const reference = text.toUpperCase();
    const isReference = isLeadReference(reference);
    await keepInSession(session, { search: isReference ? "" : text });
    const words = isReference ? { reference } : text !== "" && { found: "1" };
    return { text: "", to: deskHref(lang, "/leads", { ...rest, ...words }) };
  }),
});

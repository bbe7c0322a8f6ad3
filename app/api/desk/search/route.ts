import { z } from "zod";
import { keepInSession } from "@/lib/server/auth/operator";
import { deskHref, SEARCH_CHARS } from "@/lib/server/desk/list-choice";
import { deskForm } from "@/lib/server/http/desk-form";

const fields = z.object({ text: z.string().trim().max(SEARCH_CHARS) });

/** Looks for words, which the session keeps: a name in an address would be in logs. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields },
  async ({ fields: { text }, session, lang }) => {
    await keepInSession(session, { search: text });
    return { text: "", to: deskHref(lang, "/people", text ? { found: "1" } : {}) };
  },
);

import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { codeOf, codeProblem, partnerNameFrom } from "@/lib/domain/desk/partners";
import { version } from "@/lib/server/desk/desk-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { deskPartners } from "@/lib/server/wiring/desk";

/** A partner, with the version of all that the operator saw. */
const fields = z.object({
  do: z.enum(["add", "save", "end", "resume"]),
  version,
  /** Of a new partner as it was typed; empty: from the name. */
  code: z.string(),
  name: z.string(),
});

/** Adds a partner, or changes the name of one, or ends it, or lets it begin again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = deskForm(
  { fields },
  async ({ fields: { version: seen, ...form }, by, lang }) => {
    const { changed, partners: words } = deskWordsIn(lang).forms;
    const refused = (text: string) => ({ text, isTrouble: true, kept: form });
    const { partners } = await deskPartners().read();
    const isNew = form.do === "add";
    const known = partners.find(({ code }) => code === form.code);
    const name = partnerNameFrom(form.name);
    if (name === null) return refused(words.nameWrong);
    if (!isNew && !known) return refused(changed);
    const code = isNew ? codeOf(form.code || name) : form.code;
    const problem = isNew ? codeProblem(code, partners) : null;
    if (problem) return refused(words.problems[problem]);
    const isEnded = form.do === "save" ? known!.isEnded : form.do === "end";
    const partner = { code, name, isEnded };
    const { isSaved, now } = await deskPartners().change(by, seen, code, partner);
    if (isSaved) return { text: words.saved };
    return refused(now.version === seen ? words.full : changed);
  },
);

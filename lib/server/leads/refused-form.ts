import { contentIn } from "@/lib/content";
import { whatsappLink } from "@/lib/content/facts/site";
import { fill, waitMinutes } from "@/lib/domain/core/fill";
import { charsIn, limitText } from "@/lib/domain/core/typed-text";
import type { Lang } from "@/lib/domain/core/languages";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import { isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { type FormField, formInput, formProblems } from "@/lib/domain/leads/form-problems";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { ApiError } from "@/lib/server/core/api-error";
import type { FormFields } from "@/lib/server/http/form-handler";
import { markup } from "@/lib/server/core/html";
import { plainPage } from "@/lib/server/http/plain-page";
import { langOf } from "./form-bodies";

const problemText = (field: FormField, fields: FormFields, lang: Lang): string => {
  const { leads, leadFields } = contentIn(lang);
  if (field === "consent") return leads.problems.consent;
  const typed = fields[field] ?? "";
  const readings = field === "phone" ? twoReadingsOf(typed) : null;
  if (readings) {
    const { ask, indian, abroad } = leads.phoneQuestion;
    return `${ask} ${fill(indian, { phone: readings.indian })}. ${abroad}: ${readings.abroad}`;
  }
  const chars = charsIn(field === "message" ? typed : typed.trim());
  const most = LEAD_FIELDS[field].chars;
  return chars > most ? limitText(chars, most, leads.limit) : leadFields[field].ask.problem;
};

const reasonText = ({ status, headers }: ApiError, hasProblems: boolean, lang: Lang): string => {
  const { problems, unsent } = contentIn(lang).leads;
  if (status === 422 && hasProblems) return problems.all;
  if (status === 429) {
    const minutes = waitMinutes(Number(headers["Retry-After"]) * 1000);
    return fill(unsent.later, { minutes });
  }
  return status >= 500 ? unsent.store : unsent.refused;
};

/** The answer to a form without JavaScript that was not taken: the browser keeps its text. */
export const refusedForm =
  (form: "contact" | "newsletter") =>
  (problem: ApiError, fields: FormFields): Response => {
    const lang = langOf(fields);
    const { contact, unsent } = contentIn(lang).leads;
    const { topic = "question", package: pack, name = "", message } = fields;
    const input = formInput((field) => fields[field], fields.consent === "yes");
    const found = formProblems(form, input, !isPlainQuestion({ topic, pack }));
    const lines = problem.status === 422 ? found : [];
    const chat = message && whatsappLink(fill(contact.whatsappText, { name, message }));
    const body = markup`<p role="alert">${reasonText(problem, lines.length > 0, lang)}</p>
    ${lines.length > 0 ? markup`<ul>${lines.map((field) => markup`<li>${problemText(field, fields, lang)}</li>`)}</ul>` : null}
    <p>${unsent.goBack}</p>
    ${chat ? markup`<a class="button whatsapp" href="${chat}">${unsent.whatsapp}</a>` : null}`;
    return plainPage(problem.status, { lang, title: unsent.title, body }, problem.headers);
  };

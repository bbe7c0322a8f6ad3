import { contentIn } from "@/lib/content";
import { whatsappLink } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { waitMinutes } from "@/lib/domain/core/wait";
import {
  contactProblems,
  type LeadField,
  newsletterProblems,
} from "@/lib/domain/leads/lead-fields";
import type { ApiError } from "@/lib/server/core/api-error";
import { businessTypes, consent, hidden, langOf, line, message } from "./form-rows";
import type { FormFields } from "@/lib/server/http/form-handler";
import { type Html, markup } from "@/lib/server/http/html";
import { plainPage } from "@/lib/server/http/plain-page";

/** The fields of a form as the domain judges them; what is not there is empty. */
const inputOf = (fields: FormFields) => ({
  name: fields.name ?? "",
  email: fields.email ?? "",
  phone: fields.phone ?? "",
  businessType: fields.businessType ?? "",
  message: fields.message ?? "",
  consent: fields.consent === "yes",
});

type Problems = readonly LeadField[];

/** What went wrong, in the words of a form that runs without JavaScript. */
const whatWrong = ({ status, headers }: ApiError, problems: Problems, lang: Lang): string => {
  const { problems: words, unsent } = contentIn(lang).leads;
  if (status === 422 && problems.length > 0) return words.all;
  if (status === 429) {
    const minutes = waitMinutes(Number(headers["Retry-After"]) * 1000);
    return fill(unsent.later, { minutes });
  }
  return status >= 500 ? unsent.store : unsent.refused;
};

type Form = {
  problem: ApiError;
  fields: FormFields;
  problems: Problems;
  action: string;
  rows: readonly Html[];
  send: string;
  /** WhatsApp, with what was typed; only where something was. */
  chat: string | null;
};

const formPage = ({ problem, fields, problems, action, rows, send, chat }: Form): Response => {
  const lang = langOf(fields);
  const { unsent } = contentIn(lang).leads;
  const body = markup`<p role="alert">${whatWrong(problem, problems, lang)}</p>
    <form method="post" action="${action}">
      ${hidden(fields)}${rows}
      <button>${send}</button>
      ${chat && markup`<a class="button whatsapp" href="${chat}">${unsent.whatsapp}</a>`}
    </form>`;
  return plainPage(problem.status, { lang, title: unsent.title, body }, problem.headers);
};

/** The contact form again, with all that was typed, and what is wrong with it (docs/product.md#r9). */
export const contactProblemPage = (problem: ApiError, fields: FormFields): Response => {
  const lang = langOf(fields);
  const { contact, again } = contentIn(lang).leads;
  const input = inputOf(fields);
  const problems = contactProblems(input);
  return formPage({
    problem,
    fields,
    problems,
    action: "/api/leads/contact",
    rows: [
      line("name", fields, problems),
      line("email", fields, problems),
      line("phone", fields, problems),
      businessTypes(fields),
      message(fields, problems),
      consent(fields, contact.consent, problems),
    ],
    send: again,
    chat:
      input.message &&
      whatsappLink(fill(contact.whatsappText, { name: input.name, message: input.message })),
  });
};

/** The same for the newsletter form. */
export const newsletterProblemPage = (problem: ApiError, fields: FormFields): Response => {
  const { newsletter, again } = contentIn(langOf(fields)).leads;
  const problems = newsletterProblems(inputOf(fields));
  return formPage({
    problem,
    fields,
    problems,
    action: "/api/leads/newsletter",
    rows: [line("email", fields, problems), consent(fields, newsletter.consent, problems)],
    send: again,
    chat: null,
  });
};

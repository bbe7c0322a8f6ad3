import { contentIn } from "@/lib/content";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { whatsappLink } from "@/lib/content/facts/site";
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { twoReadingsOf } from "@/lib/domain/core/phone";
import { waitMinutes } from "@/lib/domain/core/wait";
import { charsIn, limitText } from "@/lib/domain/core/limit";
import {
  contactProblems,
  FIELD_LIMITS,
  type LeadField,
  newsletterProblems,
} from "@/lib/domain/leads/lead-fields";
import type { ApiError } from "@/lib/server/core/api-error";
import type { FormFields } from "@/lib/server/http/form-handler";
import { type Html, markup } from "@/lib/server/http/html";
import { plainPage } from "@/lib/server/http/plain-page";
import { langOf } from "./form-bodies";

type Problems = readonly LeadField[];

const problemOf = (field: LeadField, problems: Problems, lang: Lang, text = "") => {
  if (!problems.includes(field)) return { attributes: null, text: null };
  const { problems: words, limit } = contentIn(lang).leads;
  const most = field in FIELD_LIMITS && FIELD_LIMITS[field as keyof typeof FIELD_LIMITS];
  const chars = charsIn(text);
  const told = most && chars > most ? limitText(chars, most, limit) : words[field];
  return {
    attributes: markup` aria-invalid="true" aria-describedby="${field}-problem"`,
    text: markup`<p class="problem" id="${field}-problem">${told}</p>`,
  };
};

/** A field of one line, with the text as typed. */
const textField = (field: "name" | "email" | "phone", fields: FormFields, problems: Problems) => {
  const lang = langOf(fields);
  const { attributes, text } = problemOf(field, problems, lang, fields[field]?.trim());
  // Not `type="email"`: the server reads addresses in any script.
  const mode = { name: "text", email: "email", phone: "tel" }[field];
  const complete = { name: "name", email: "email", phone: "tel" }[field];
  return markup`<label for="${field}">${contentIn(lang).leads.fields[field]}</label>
<input id="${field}" name="${field}" inputmode="${mode}" autocomplete="${complete}" required value="${fields[field] ?? ""}"${attributes}>${text}`;
};

/** The field, and which of two numbers is meant. A button's number counts, because it comes after the field's. */
const phoneField = (fields: FormFields, problems: Problems): Html => {
  const readings = twoReadingsOf(fields.phone ?? "");
  if (!readings) return textField("phone", fields, problems);
  const { ask, indian, abroad } = contentIn(langOf(fields)).leads.phoneQuestion;
  return markup`${textField("phone", fields, [])}<p class="problem">${ask}</p>
<p><button name="phone" value="${readings.indian}">${fill(indian, { phone: readings.indian })}</button>
<button name="phone" value="${readings.abroad}">${abroad}</button></p>`;
};

const businessTypeField = (fields: FormFields): Html => {
  const { leads } = contentIn(langOf(fields));
  const options = (["", ...BUSINESS_TYPES] as const).map((type) => {
    const selected = type === fields.businessType ? markup` selected` : null;
    return markup`<option value="${type}"${selected}>${leads.businessTypes[type || "none"]}</option>`;
  });
  return markup`<label for="businessType">${leads.fields.businessType}</label>
<select id="businessType" name="businessType">${options}</select>`;
};

// HTML drops a line break right after <textarea>: this extra one keeps a line break that was typed first.
const messageField = (fields: FormFields, problems: Problems): Html => {
  const lang = langOf(fields);
  const { attributes, text } = problemOf("message", problems, lang, fields.message);
  return markup`<label for="message">${contentIn(lang).leads.fields.message}</label>
<textarea id="message" name="message" required${attributes}>
${fields.message ?? ""}</textarea>${text}`;
};

const consentField = (fields: FormFields, words: string, problems: Problems): Html => {
  const lang = langOf(fields);
  const { attributes, text } = problemOf("consent", problems, lang);
  const checked = fields.consent === "yes" ? markup` checked` : null;
  return markup`<label for="consent">
<input id="consent" name="consent" type="checkbox" value="yes" required${checked}${attributes}> ${words}</label>
<p><a href="${pathIn(lang, "/privacy")}">${contentIn(lang).leads.privacy}</a></p>${text}`;
};

/** The hidden fields of a form. */
const HIDDEN = ["lang", "textVersion", "topic", "package"];
const hiddenFields = (fields: FormFields): Html[] =>
  HIDDEN.filter((name) => fields[name]).map(
    (name) => markup`<input type="hidden" name="${name}" value="${fields[name] ?? ""}">`,
  );

/** The fields of a form as the domain's checks take them; a missing one is empty. */
const inputOf = (fields: FormFields) => ({
  name: fields.name ?? "",
  email: fields.email ?? "",
  phone: fields.phone ?? "",
  businessType: fields.businessType ?? "",
  message: fields.message ?? "",
  consent: fields.consent === "yes",
});

/** The error message for a form without JavaScript. */
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
  /** A WhatsApp link with the typed message; null without one. */
  chat: string | null;
};

const formPage = ({ problem, fields, problems, action, rows, send, chat }: Form): Response => {
  const lang = langOf(fields);
  const { unsent } = contentIn(lang).leads;
  const body = markup`<p role="alert">${whatWrong(problem, problems, lang)}</p>
    <form method="post" action="${action}">
      ${hiddenFields(fields)}${rows}
      <button>${send}</button>
      ${chat && markup`<a class="button whatsapp" href="${chat}">${unsent.whatsapp}</a>`}
    </form>`;
  return plainPage(problem.status, { lang, title: unsent.title, body }, problem.headers);
};

/**
 * The fields as typed. The page shows the current text of the consent: a tick beside an earlier one, or one that was on
 * no page, is not about it.
 */
const besideCurrentText = (fields: FormFields): FormFields => {
  const textVersion = TEXT_VERSIONS.privacy;
  return fields.textVersion === textVersion ? fields : { ...fields, textVersion, consent: "" };
};

/** The contact form again, with the typed fields and its errors (docs/product/data.md#r9). */
export const contactProblemPage = (problem: ApiError, typed: FormFields): Response => {
  const fields = besideCurrentText(typed);
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
      textField("name", fields, problems),
      textField("email", fields, problems),
      phoneField(fields, problems),
      businessTypeField(fields),
      messageField(fields, problems),
      consentField(fields, contact.consent, problems),
    ],
    send: again,
    chat:
      input.message &&
      whatsappLink(fill(contact.whatsappText, { name: input.name, message: input.message })),
  });
};

/** The same for the newsletter form. */
export const newsletterProblemPage = (problem: ApiError, typed: FormFields): Response => {
  const fields = besideCurrentText(typed);
  const { newsletter, again } = contentIn(langOf(fields)).leads;
  const problems = newsletterProblems(inputOf(fields));
  return formPage({
    problem,
    fields,
    problems,
    action: "/api/leads/newsletter",
    rows: [
      textField("email", fields, problems),
      consentField(fields, newsletter.consent, problems),
    ],
    send: again,
    chat: null,
  });
};

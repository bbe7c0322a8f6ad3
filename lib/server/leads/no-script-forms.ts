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
  type FormField,
  formInput,
  type FormInput,
  formProblems,
} from "@/lib/domain/leads/form-problems";
import { isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { FORM_FIELDS, LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { ApiError } from "@/lib/server/core/api-error";
import type { FormFields } from "@/lib/server/http/form-handler";
import { type Html, markup } from "@/lib/server/http/html";
import { plainPage } from "@/lib/server/http/plain-page";
import { langOf } from "./form-bodies";

type ContactField = Exclude<FormField, "consent">;
/** A form that was sent, in its language, with what is missing or wrong in it. */
type Sent = { fields: FormFields; problems: readonly FormField[]; lang: Lang };

const isEmailOptional = ({ topic = "question", package: pack }: FormFields) =>
  !isPlainQuestion({ topic, pack });

/** What is wrong with a field, in words. */
const problemText = (field: FormField, { fields, lang }: Sent): string => {
  const { leads, leadFields } = contentIn(lang);
  if (field === "consent") return leads.problems.consent;
  const chars = charsIn(
    field === "message" ? (fields.message ?? "") : (fields[field] ?? "").trim(),
  );
  const most = LEAD_FIELDS[field].chars;
  return chars > most ? limitText(chars, most, leads.limit) : leadFields[field].ask.problem;
};

const problemOf = (field: FormField, sent: Sent) =>
  sent.problems.includes(field)
    ? {
        attributes: markup` aria-invalid="true" aria-describedby="${field}-problem"`,
        text: markup`<p class="problem" id="${field}-problem">${problemText(field, sent)}</p>`,
      }
    : { attributes: null, text: null };

const labelOf = (field: ContactField, { lang, fields }: Sent): Html => {
  const { [field]: words, email } = contentIn(lang).leadFields;
  const label = field === "email" && isEmailOptional(fields) ? email.ask.optional : words.ask.label;
  return markup`<label for="${field}">${label}</label>`;
};

/** A field of one line, with the text as typed. */
const textField = (field: "name" | "email" | "phone", sent: Sent): Html => {
  const { attributes, text } = problemOf(field, sent);
  const { inputMode = "text", autoComplete } = { inputMode: "text", ...LEAD_FIELDS[field].input };
  const required = field === "email" && isEmailOptional(sent.fields) ? null : markup` required`;
  return markup`${labelOf(field, sent)}
<input id="${field}" name="${field}" inputmode="${inputMode}" autocomplete="${autoComplete}"${required} value="${sent.fields[field] ?? ""}"${attributes}>${text}`;
};

/** The field, and which of two numbers is meant. A button's number counts, because it comes after the field's. */
const phoneField = (sent: Sent): Html => {
  const readings = twoReadingsOf(sent.fields.phone ?? "");
  if (!readings) return textField("phone", sent);
  const { ask, indian, abroad } = contentIn(sent.lang).leads.phoneQuestion;
  return markup`${textField("phone", { ...sent, problems: [] })}<p class="problem">${ask}</p>
<p><button name="phone" value="${readings.indian}">${fill(indian, { phone: readings.indian })}</button>
<button name="phone" value="${readings.abroad}">${abroad}</button></p>`;
};

const businessTypeField = (sent: Sent): Html => {
  const { ask, choices } = contentIn(sent.lang).leadFields.businessType;
  const options = (["", ...BUSINESS_TYPES] as const).map((type) => {
    const selected = type === sent.fields.businessType ? markup` selected` : null;
    return markup`<option value="${type}"${selected}>${type ? choices[type] : ask.none}</option>`;
  });
  return markup`${labelOf("businessType", sent)}
<select id="businessType" name="businessType">${options}</select>`;
};

// HTML drops a line break right after <textarea>: this extra one keeps a line break that was typed first.
const messageField = (sent: Sent): Html => {
  const { attributes, text } = problemOf("message", sent);
  return markup`${labelOf("message", sent)}
<textarea id="message" name="message" required${attributes}>
${sent.fields.message ?? ""}</textarea>${text}`;
};

const fieldOf = (field: ContactField, sent: Sent): Html => {
  switch (field) {
    case "phone":
      return phoneField(sent);
    case "businessType":
      return businessTypeField(sent);
    case "message":
      return messageField(sent);
    default:
      return textField(field, sent);
  }
};

const consentField = (words: string, sent: Sent): Html => {
  const { attributes, text } = problemOf("consent", sent);
  const checked = sent.fields.consent === "yes" ? markup` checked` : null;
  return markup`<label for="consent">
<input id="consent" name="consent" type="checkbox" value="yes" required${checked}${attributes}> ${words}</label>
<p><a href="${pathIn(sent.lang, "/privacy")}">${contentIn(sent.lang).leads.privacy}</a></p>${text}`;
};

/** The hidden fields of a form. */
const HIDDEN = ["lang", "textVersion", "topic", "package"];
const hiddenFields = (fields: FormFields): Html[] =>
  HIDDEN.filter((name) => fields[name]).map(
    (name) => markup`<input type="hidden" name="${name}" value="${fields[name] ?? ""}">`,
  );

/** The error message for a form without JavaScript. */
const whatWrong = ({ status, headers }: ApiError, { problems, lang }: Sent): string => {
  const { problems: words, unsent } = contentIn(lang).leads;
  if (status === 422 && problems.length > 0) return words.all;
  if (status === 429) {
    const minutes = waitMinutes(Number(headers["Retry-After"]) * 1000);
    return fill(unsent.later, { minutes });
  }
  return status >= 500 ? unsent.store : unsent.refused;
};

/**
 * The fields as typed. The page shows the current text of the consent: a tick beside an earlier one, or one that was on
 * no page, is not about it.
 */
const besideCurrentText = (fields: FormFields): FormFields => {
  const textVersion = TEXT_VERSIONS.privacy;
  return fields.textVersion === textVersion ? fields : { ...fields, textVersion, consent: "" };
};

/** `chatOf`: a WhatsApp link with the typed message; empty without one. */
const formPage =
  (form: "contact" | "newsletter", chatOf: (input: FormInput, lang: Lang) => string) =>
  (problem: ApiError, typed: FormFields): Response => {
    const fields = besideCurrentText(typed);
    const lang = langOf(fields);
    const input = formInput((field) => fields[field], fields.consent === "yes");
    const problems = formProblems(form, input, isEmailOptional(fields));
    const sent: Sent = { fields, problems, lang };
    const { unsent, again, [form]: words } = contentIn(lang).leads;
    const chat = chatOf(input, lang);
    const body = markup`<p role="alert">${whatWrong(problem, sent)}</p>
    <form method="post" action="/api/leads/${form}">
      ${hiddenFields(fields)}${FORM_FIELDS[form].map((field) => fieldOf(field, sent))}${consentField(words.consent, sent)}
      <button>${again}</button>
      ${chat === "" ? null : markup`<a class="button whatsapp" href="${chat}">${unsent.whatsapp}</a>`}
    </form>`;
    return plainPage(problem.status, { lang, title: unsent.title, body }, problem.headers);
  };

/** The contact form again, with the typed fields and its errors (docs/product/data.md#r9). */
export const contactProblemPage = formPage("contact", ({ name, message }, lang) => {
  const { whatsappText } = contentIn(lang).leads.contact;
  return message && whatsappLink(fill(whatsappText, { name, message }));
});

/** The same for the newsletter form. */
export const newsletterProblemPage = formPage("newsletter", () => "");

import { contentIn } from "@/lib/content";
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import { isLang, type Lang, pathIn } from "@/lib/domain/core/languages";
import { type LeadField, MESSAGE_CHARS } from "@/lib/domain/leads/lead-fields";
import type { FormFields } from "@/lib/server/http/form-handler";
import { type Html, markup } from "@/lib/server/http/html";

/** The language a form says it was shown in. */
export const langOf = ({ lang }: FormFields): Lang => (isLang(lang) ? lang : "en");

type Problems = readonly LeadField[];

const marked = (field: LeadField, problems: Problems, lang: Lang) => {
  if (!problems.includes(field)) return { attributes: null, text: null };
  const { problems: words } = contentIn(lang).leads;
  return {
    attributes: markup` aria-invalid="true" aria-describedby="${field}-problem"`,
    text: markup`<p class="problem" id="${field}-problem">${words[field]}</p>`,
  };
};

/** A field in one line, with what was typed. */
export const line = (field: "name" | "email" | "phone", fields: FormFields, problems: Problems) => {
  const lang = langOf(fields);
  const { attributes, text } = marked(field, problems, lang);
  const type = { name: "text", email: "email", phone: "tel" }[field];
  const complete = { name: "name", email: "email", phone: "tel" }[field];
  return markup`<label for="${field}">${contentIn(lang).leads.fields[field]}</label>
<input id="${field}" name="${field}" type="${type}" autocomplete="${complete}" required value="${fields[field] ?? ""}"${attributes}>${text}`;
};

export const businessTypes = (fields: FormFields): Html => {
  const { leads } = contentIn(langOf(fields));
  const options = (["", ...BUSINESS_TYPES] as const).map((type) => {
    const selected = type === fields.businessType ? markup` selected` : null;
    return markup`<option value="${type}"${selected}>${leads.businessTypes[type || "none"]}</option>`;
  });
  return markup`<label for="businessType">${leads.fields.businessType}</label>
<select id="businessType" name="businessType">${options}</select>`;
};

// A line break right after <textarea> is not part of the text: the one here keeps a first one that was typed.
export const message = (fields: FormFields, problems: Problems): Html => {
  const lang = langOf(fields);
  const { attributes, text } = marked("message", problems, lang);
  return markup`<label for="message">${contentIn(lang).leads.fields.message}</label>
<textarea id="message" name="message" maxlength="${String(MESSAGE_CHARS)}" required${attributes}>
${fields.message ?? ""}</textarea>${text}`;
};

export const consent = (fields: FormFields, words: string, problems: Problems): Html => {
  const lang = langOf(fields);
  const { attributes, text } = marked("consent", problems, lang);
  const checked = fields.consent === "yes" ? markup` checked` : null;
  return markup`<label for="consent">
<input id="consent" name="consent" type="checkbox" value="yes" required${checked}${attributes}> ${words}</label>
<p><a href="${pathIn(lang, "/privacy")}">${contentIn(lang).leads.privacy}</a></p>${text}`;
};

/** What a form carries unseen. */
const HIDDEN = ["lang", "textVersion", "topic", "package"];
export const hidden = (fields: FormFields): Html[] =>
  HIDDEN.filter((name) => fields[name]).map(
    (name) => markup`<input type="hidden" name="${name}" value="${fields[name] ?? ""}">`,
  );

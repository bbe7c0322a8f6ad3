import { isLang, type Lang } from "@/lib/domain/core/languages";
import type { FormFields } from "@/lib/server/http/form-handler";

/** The language in which a form was shown, by its hidden field. */
export const langOf = ({ lang }: FormFields): Lang => (isLang(lang) ? lang : "en");

const chosen = (text: string | undefined) => (text ? text : null);

const common = ({ email, consent, textVersion, lang, website }: FormFields) => ({
  email,
  consent: consent === "yes",
  textVersion,
  lang,
  website,
});

/** The fields of a newsletter form, sent without JavaScript, as the body of the JSON call. */
export const newsletterBodyOf = (fields: FormFields): unknown => common(fields);

/** The fields of a contact form, sent without JavaScript, as the body of the JSON call. */
export const contactBodyOf = (fields: FormFields): unknown => {
  const { name, phone, message, businessType, topic, package: packageId } = fields;
  return {
    ...common(fields),
    name,
    phone,
    message,
    businessType: chosen(businessType),
    ...(topic && { topic }),
    package: chosen(packageId),
    call: chosen(fields.call),
  };
};

import type { FormFields } from "@/lib/server/http/form-handler";

/** A choice that was left open is none. */
const chosen = (text: string | undefined) => (text ? text : null);

const common = ({ email, consent, textVersion, lang, website }: FormFields) => ({
  email,
  consent: consent === "yes",
  textVersion,
  lang,
  website,
});

/** A plain newsletter form's fields as the body of the JSON call. */
export const newsletterBodyOf = (fields: FormFields): unknown => common(fields);

/** A plain contact form's fields as the body of the JSON call. */
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
  };
};

import { fieldWordsIn } from "@/lib/content/slices/field-words";
import type { Lang } from "@/lib/domain/core/languages";

/** The labels of the contact form's fields. */
export const contactLabels = (lang: Lang) => {
  const { name, email, phone, businessType, message } = fieldWordsIn(lang, "ask");
  return {
    name: name.label,
    email: email.label,
    phone: phone.label,
    businessType: businessType.label,
    message: message.label,
  };
};

import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { callWordsIn } from "./call-words";
import { contactFormIn } from "./lead-words";
import { pricesIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";

/** The words of the contact form. */
export const contactPageIn = (lang: Lang) => {
  const { chrome, contact, packages } = contentIn(lang);
  return {
    form: contactFormIn(lang),
    texts: contact.texts,
    plain: packages.plain,
    calls: callWordsIn(lang),
    chat: { whatsappNumber: site.whatsapp.digits, opens: chrome.opensWhatsApp },
  };
};

export type ContactPageWords = ReturnType<typeof contactPageIn>;

/** The words of a package's slip. */
export const slipWordsIn = (lang: Lang) => {
  const { plain, notes } = contentIn(lang).packages;
  return { plain, notes, prices: pricesIn(lang) };
};

import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { contactFormIn } from "./lead-words";
import { pricesIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";

/** The words of the contact form's code, fetched when somebody starts to use it. */
export const contactPageIn = (lang: Lang) => {
  const { chrome, contact, packages } = contentIn(lang);
  const { about, noPackage, topics, texts, ways } = contact;
  return {
    form: contactFormIn(lang),
    way: { about, noPackage, topics, texts, ways, prices: pricesIn(lang), plain: packages.plain },
    chat: { whatsappNumber: site.whatsapp.digits, opens: chrome.opensWhatsApp },
  };
};

export type ContactPageWords = ReturnType<typeof contactPageIn>;

import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { contactFormIn } from "./lead-words";
import { site } from "@/lib/content/facts/site";

/** What the code of the contact page may come to say: fetched when it is wanted. */
export const contactPageIn = (lang: Lang) => {
  const { chrome, contact } = contentIn(lang);
  const { about, noPackage, topics, texts, ways } = contact;
  return {
    form: contactFormIn(lang),
    way: { about, noPackage, topics, texts, ways },
    chat: { whatsappNumber: site.whatsappNumber, opens: chrome.opensWhatsApp },
  };
};

export type ContactPageWords = ReturnType<typeof contactPageIn>;

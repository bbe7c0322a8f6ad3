import type { Lang } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import type { ContactRequest } from "@/lib/domain/leads/contact-request";
import { isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { contentIn } from "@/lib/content";
import { callWordsIn } from "./call-words";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { fieldWordsIn } from "./field-words";

/** The contact form's words, with the version of the privacy text that its consent refers to. */
const contactFormIn = (lang: Lang) => {
  const { newsletter, sentPage, unsubscribe, ...words } = contentIn(lang).leads;
  return {
    words: {
      ...words,
      asks: fieldWordsIn(lang, "ask"),
      businessTypes: contentIn(lang).leadFields.businessType.choices,
    },
    textVersion: TEXT_VERSIONS.privacy,
  };
};

export type ContactFormWords = ReturnType<typeof contactFormIn>["words"];

/** The newsletter box's words, likewise; it is on every page, so it gets only those it uses. */
export const newsletterFormIn = (lang: Lang) => {
  const { leadFields, leads } = contentIn(lang);
  const { again, newsletter, privacy, problems, sending, trap, unsent } = leads;
  const { title, store, offline, later, refused } = unsent;
  const words = { again, newsletter, privacy, sending, trap };
  return {
    words: {
      ...words,
      problems: { email: leadFields.email.ask.problem, consent: problems.consent },
      unsent: { title, store, offline, later, refused },
    },
    textVersion: TEXT_VERSIONS.privacy,
  };
};

export type NewsletterWords = ReturnType<typeof newsletterFormIn>["words"];

/** The words of the contact form. */
export const contactPageIn = (lang: Lang) => {
  const { chrome, contact } = contentIn(lang);
  return {
    form: contactFormIn(lang),
    texts: contact.texts,
    packages: packageTableIn(lang),
    calls: callWordsIn(lang),
    chat: { whatsappNumber: site.whatsapp.digits, opens: chrome.opensWhatsApp },
  };
};

/** What a request asks for, with the price of its package, and what follows. */
export const askedIn = (lang: Lang, { topic, pack }: ContactRequest) => {
  const { heading, withPackage, next } = contentIn(lang).contact.asked[topic];
  const printed = pack && packageTableIn(lang)[pack.id]!;
  const named = printed && fill(withPackage, { package: printed.plain });
  const isPlain = isPlainQuestion({ topic, pack });
  const subject = named ? `${named}, ${printed.price.whole}` : isPlain ? null : heading;
  return { subject, next };
};

export type AskedWords = ReturnType<typeof askedIn>;

export type ContactPageWords = ReturnType<typeof contactPageIn>;

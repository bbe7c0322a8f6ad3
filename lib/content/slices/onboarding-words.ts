import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";
import { contentIn } from "@/lib/content";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { fieldWordsIn } from "./field-words";

/** The words of the eight steps, with the version of the privacy text that their consent refers to. */
export const onboardingFormIn = (lang: Lang) => {
  const { leads, onboarding } = contentIn(lang);
  const { title, description, lead, instead, withoutScript, contactForm, chosen, ...frame } =
    onboarding;
  return {
    words: {
      ...frame,
      order: leads.contact.send.order,
      problem: leads.problems.consent,
      steps: fieldWordsIn(lang, "step"),
      choices: fieldWordsIn(lang, "choices"),
      limit: leads.limit,
      privacy: leads.privacy,
      phoneQuestion: leads.phoneQuestion,
      packages: packageTableIn(lang),
    },
    textVersion: TEXT_VERSIONS.privacy,
  };
};

export type OnboardingFormContent = ReturnType<typeof onboardingFormIn>;
export type OnboardingFormWords = OnboardingFormContent["words"];

/** The words of /welcome. */
export const welcomePageIn = (lang: Lang) => {
  const { areas, chrome, welcome } = contentIn(lang);
  const { summary } = welcome;
  return {
    ...welcome,
    summary: { ...summary, lead: fill(summary.lead, { days: RETENTION_DAYS.onboarding }) },
    labels: fieldWordsIn(lang, "label"),
    choices: fieldWordsIn(lang, "choices"),
    packages: packageTableIn(lang),
    areaTitles: areas.titles,
    whatsappNumber: site.whatsapp.digits,
    opensWhatsApp: chrome.opensWhatsApp,
  };
};

export type WelcomePageWords = ReturnType<typeof welcomePageIn>;

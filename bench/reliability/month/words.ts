import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";

const base = {
  textVersion: TEXT_VERSIONS.privacy,
  lang: "en",
  filledMs: 40_000,
};

/** The forms of honest people; `n` makes them different. */
export const contactForm = (n: number | string, message: string) => ({
  ...base,
  name: "Asha Patil",
  email: `asha.${n}@example.in`,
  phone: "+919876543210",
  message,
  consent: true,
});

export const newsletterForm = (n: number | string) => ({
  ...base,
  email: `asha.${n}@example.in`,
  consent: true,
});

export const onboardingForm = (n: number | string, visitorId: string | null) => ({
  ...base,
  ...{ firstName: "Asha", lastName: "Patil", businessName: `Patil Stores ${n}` },
  ...{ email: `asha.${n}@example.in`, phone: "+919876543210", location: "Pune" },
  ...{ businessType: "grocery", experience: "from3to10", visitorId },
});

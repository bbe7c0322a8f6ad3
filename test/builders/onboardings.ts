import type { OnboardingData } from "@/lib/domain/leads/onboarding";

export const ASHA: OnboardingData = {
  firstName: "Asha",
  lastName: "Patil",
  businessName: "Asha General Store",
  email: "asha@example.in",
  phone: "98765 43210",
  location: "Nagpur",
  businessType: "grocery",
  experience: "from3to10",
};

/** The same as the body of the call, with consent. */
export const GOOD_ONBOARDING = {
  ...ASHA,
  package: "suite",
  lang: "en",
  textVersion: "2026-11-21",
};

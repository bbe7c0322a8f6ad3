import { isBusinessType } from "@/lib/domain/core/business-types";
import { EXPERIENCES, type OnboardingData } from "@/lib/domain/leads/onboarding";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";

/** The details as shown: the full name, and choices in the words of the language. */
export const detailTexts = (
  { firstName, lastName, businessType, experience, ...rest }: OnboardingData,
  words: Pick<WelcomePageWords, "businessTypes" | "experiences">,
) => {
  const known = EXPERIENCES.find((one) => one === experience);
  return {
    name: `${firstName} ${lastName}`,
    ...rest,
    businessType: isBusinessType(businessType) ? words.businessTypes[businessType] : businessType,
    experience: known ? words.experiences[known] : experience,
  };
};

export type DetailTexts = ReturnType<typeof detailTexts>;

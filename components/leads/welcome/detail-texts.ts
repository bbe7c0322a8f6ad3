import { wordFor } from "@/lib/domain/core/fill";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";

/** The details as shown: the full name, and choices in the words of the language. */
export const detailTexts = (
  { firstName, lastName, businessType, experience, ...rest }: OnboardingData,
  { choices }: Pick<WelcomePageWords, "choices">,
) => ({
  name: `${firstName} ${lastName}`,
  ...rest,
  businessType: wordFor(choices.businessType, businessType),
  experience: wordFor(choices.experience, experience),
});

export type DetailTexts = ReturnType<typeof detailTexts>;

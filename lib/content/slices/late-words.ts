import { checkWordsIn } from "./check-words";
import { contactPageIn } from "./contact-words";
import { onboardingFormIn } from "./onboarding-words";
import { shareWordsIn } from "./share-words";
import { shellWordsIn } from "./shell-words";
import { comparisonWaysIn } from "./comparison-words";

/** The words that a page fetches with the code that shows them, by the name under which /words/<name> serves them. */
export const LATE_WORDS = {
  check: checkWordsIn,
  contact: contactPageIn,
  onboarding: onboardingFormIn,
  keep: shareWordsIn,
  shell: shellWordsIn,
  comparison: comparisonWaysIn,
} as const;

export type LateWords = {
  [Slice in keyof typeof LATE_WORDS]: ReturnType<(typeof LATE_WORDS)[Slice]>;
};

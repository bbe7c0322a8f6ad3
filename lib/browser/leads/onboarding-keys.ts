import { read } from "@/lib/browser/core/device-store";

/** The local storage key of spec §3: the eight fields, and when they were saved. */
export const DATA_KEY = "userOnboardingData";
/** What is not complete yet, and the step it stands at. */
export const DRAFT_KEY = "bizgrow-onboarding-draft";
/** The package named by 'Book Now'. */
export const PACKAGE_KEY = "bizgrow-onboarding-package";
/** What is to be sent to us, or was (onboarding-lead.ts). */
export const ONBOARDING_LEAD_KEY = "bizgrow-onboarding-lead";

/** Everything Get Started keeps on the device: sign-out and deletion forget it. */
export const ONBOARDING_KEYS: readonly string[] = [
  DATA_KEY,
  DRAFT_KEY,
  PACKAGE_KEY,
  ONBOARDING_LEAD_KEY,
];

/**
 * Whether an earlier visit left something to go on with, be it too old by now. Does not read it, so that a page
 * without need not load the code that does.
 */
export const hasBegunOnboarding = (): boolean =>
  [DATA_KEY, DRAFT_KEY, PACKAGE_KEY].some((key) => read(key) !== null);

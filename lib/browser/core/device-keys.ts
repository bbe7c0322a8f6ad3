/** The local storage key of the eight completed fields and the time they were saved (docs/product/leads.md#get-started). */
export const DATA_KEY = "userOnboardingData";
/** The draft: the fields so far and the step. */
export const DRAFT_KEY = "bizgrow-onboarding-draft";
/** The package chosen by 'Book Now'. */
export const PACKAGE_KEY = "bizgrow-onboarding-package";
/** The lead, unsent or sent (onboarding-lead.ts). */
export const ONBOARDING_LEAD_KEY = "bizgrow-onboarding-lead";

/** The request sent last from this device (last-request.ts). */
export const REQUEST_KEY = "bizgrow-request";

/** Everything Get Started stores on the device; sign-out and deletion delete it. */
export const ONBOARDING_KEYS: readonly string[] = [
  DATA_KEY,
  DRAFT_KEY,
  PACKAGE_KEY,
  ONBOARDING_LEAD_KEY,
];

/** The list of dues of /tools/udhaar, and what its reminders asked for. */
export const DUES_KEY = "bizgrow-dues";
export const ASKED_KEY = "bizgrow-asked";
/** In the tab's storage: what is typed in the tools. */
export const TYPED_KEY = "bizgrow-tools";

/** Where the desk's unsaved notes are kept on a device until they are saved, thrown away, or the operator signs out. */
export const DRAFTS_KEY = "bizgrow-desk-drafts";

/** When the desk was left in this browser: other tabs hear of it. */
export const DESK_LEFT_KEY = "bizgrow-desk-left";

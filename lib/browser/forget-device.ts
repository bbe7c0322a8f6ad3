import { LINK_KEY } from "./account-link";
import { forget } from "./device-store";
import { dropDraft } from "./draft";
import { QUIZ_MEMORY_KEY } from "./left-overs";
import { ONBOARDING_KEYS } from "./onboarding-keys";
import { dropHint } from "./sign-in-hint";
import { renewVisitorId } from "./visitor-id";

/**
 * Wipes everything personal from this browser, in all its tabs: after a sign-out or a deletion the next person here
 * finds a device that never saw the site (decision 20, security.md T19). Never throws.
 */
export const forgetDevice = (): void => {
  forget(QUIZ_MEMORY_KEY, LINK_KEY, ...ONBOARDING_KEYS);
  dropDraft();
  renewVisitorId();
  dropHint();
};

import {
  LINK_KEY,
  isChangingOwner,
  isWipeDue,
  markSigningOut,
  removeHint,
} from "@/lib/browser/check/sign-in-hint";
import * as keys from "@/lib/browser/core/device-keys";
import { beginOwner, forget } from "@/lib/browser/core/device-store";
import { removeDraft } from "@/lib/browser/leads/draft";
import { removeTyped } from "@/lib/browser/tools/typed";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";

/** Stored by release 1.0.0. */
const PARTNER_LINK_KEY = "bizgrow-partner-link";

/** Deletes everything personal here (docs/product/records.md#deletion). Never throws. */
export const forgetDevice = (): void => {
  forget(QUIZ_MEMORY_KEY, LINK_KEY, PARTNER_LINK_KEY, VISITOR_ID_KEY, ...keys.ONBOARDING_KEYS);
  forget(keys.DRAFTS_KEY, keys.DUES_KEY, keys.ASKED_KEY, keys.REQUEST_KEY);
  removeDraft();
  removeTyped();
  removeHint();
};

/** Empties the device once where a sign-out or a change of owner has begun; later answers stay. Never throws. */
export const wipeIfDue = (): void => {
  if (!isWipeDue()) return;
  const isNextOwner = isChangingOwner();
  forgetDevice();
  markSigningOut("wiped");
  if (isNextOwner) beginOwner();
};

import { completeDataFrom, type OnboardingData, textsFrom } from "@/lib/domain/onboarding";
import { type OnboardingState } from "@/lib/domain/onboarding-steps";
import { type PackageId, PACKAGES } from "@/lib/domain/packages";
import { keepDated, readDated } from "./dated-store";
import { forget } from "./device-store";
import { fieldsOf } from "./parse";

/** The local storage key of spec §3: the eight fields, and when they were saved. */
const DATA_KEY = "userOnboardingData";
/** What is not complete yet, and the step it stands at. */
const DRAFT_KEY = "bizgrow-onboarding-draft";
/** The package named by 'Book Now'. */
const PACKAGE_KEY = "bizgrow-onboarding-package";
/** What is to be sent to us, or was (onboarding-lead.ts). */
export const ONBOARDING_LEAD_KEY = "bizgrow-onboarding-lead";

/** Everything Get Started keeps on the device: sign-out and deletion forget it. */
export const ONBOARDING_KEYS: readonly string[] = [
  DATA_KEY,
  DRAFT_KEY,
  PACKAGE_KEY,
  ONBOARDING_LEAD_KEY,
];

/** What was completed on this device in the last 30 days; null when that is missing, damaged or old (row 105). */
export const readOnboarding = (): OnboardingData | null => {
  const fields = readDated(DATA_KEY);
  return fields && completeDataFrom(fields);
};

/** Keeps what was completed; the draft has done its service. */
export const saveOnboarding = (data: OnboardingData): void => {
  keepDated(DATA_KEY, data);
  forget(DRAFT_KEY);
};

/** Keeps what is filled in so far, and where. */
export const keepOnboardingDraft = ({ index, data }: OnboardingState): void =>
  keepDated(DRAFT_KEY, { index, data });

/** What is filled in so far: the draft, else what was completed before, from its first step; null for neither. */
export const readOnboardingDraft = (): OnboardingState | null => {
  const draft = readDated(DRAFT_KEY);
  if (!draft) {
    const data = readOnboarding();
    return data && { index: 0, data };
  }
  return { index: Number(draft["index"]), data: textsFrom(fieldsOf(draft["data"])) };
};

/** Remembers the package somebody wants to book. */
export const keepChosenPackage = (packageId: PackageId): void =>
  keepDated(PACKAGE_KEY, { packageId });

/** The package chosen on this device in the last 30 days. */
export const chosenPackage = (): PackageId | null => {
  const packageId = readDated(PACKAGE_KEY)?.["packageId"];
  return PACKAGES.find(({ id }) => id === packageId)?.id ?? null;
};

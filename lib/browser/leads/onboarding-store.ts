import { completeDataFrom, type OnboardingData, textsFrom } from "@/lib/domain/leads/onboarding";
import { type OnboardingState } from "@/lib/domain/leads/onboarding-steps";
import { packageOfId } from "@/lib/domain/check/packages";
import { writeDated, readDated } from "@/lib/browser/core/dated-store";
import { forget } from "@/lib/browser/core/device-store";
import { DATA_KEY, DRAFT_KEY, PACKAGE_KEY } from "@/lib/browser/core/device-keys";
import { fieldsOf } from "@/lib/browser/core/parse";

/** The fields completed on this device in the last 30 days; null if missing, damaged or older. */
export const readOnboarding = (): OnboardingData | null => {
  const fields = readDated(DATA_KEY);
  return fields && completeDataFrom(fields);
};

/** Stores the completed fields with the package that they are for, and deletes the draft. */
export const saveOnboarding = (data: OnboardingData, packageId: string | null): void => {
  writeDated(DATA_KEY, data);
  writeDated(PACKAGE_KEY, { packageId });
  forget(DRAFT_KEY);
};

/** Stores the fields filled in so far and the current step. */
export const writeOnboardingDraft = ({ index, data }: OnboardingState): void =>
  writeDated(DRAFT_KEY, { index, data });

/** The draft, else the completed fields from the first step; null for neither. */
export const readOnboardingDraft = (): OnboardingState | null => {
  const draft = readDated(DRAFT_KEY);
  if (!draft) {
    const data = readOnboarding();
    return data && { index: 0, data };
  }
  return { index: Number(draft["index"]), data: textsFrom(fieldsOf(draft["data"])) };
};

/** The package for which the fields were completed in the last 30 days. */
export const chosenPackage = (): string | null => {
  const packageId = readDated(PACKAGE_KEY)?.["packageId"];
  return typeof packageId === "string" ? (packageOfId(packageId)?.id ?? null) : null;
};

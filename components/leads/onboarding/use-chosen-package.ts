import { useSyncExternalStore } from "react";
import { chosenPackage } from "@/lib/browser/leads/onboarding-store";
import { bookedPackage } from "@/lib/domain/leads/contact-request";
import { type Package, PACKAGES } from "@/lib/domain/check/packages";

const never = () => () => {};
const packageIdNow = () => bookedPackage(location.pathname)?.id ?? chosenPackage();
const none = () => null;

/** The package chosen by 'Book Now', from the address or earlier on this device. */
export const useChosenPackage = (): Package | null => {
  const chosen = useSyncExternalStore(never, packageIdNow, none);
  return PACKAGES.find(({ id }) => id === chosen) ?? null;
};

"use client";

import { useSyncExternalStore } from "react";
import { chosenPackage } from "@/lib/browser/onboarding-store";
import { contactRequestFrom } from "@/lib/domain/contact-request";
import { type Package, PACKAGES } from "@/lib/domain/packages";

const never = () => () => {};
const packageIdNow = () => contactRequestFrom(location.search).pack?.id ?? chosenPackage();
const none = () => null;

/** The package that 'Book Now' named, in this address or earlier on this device. */
export const useChosenPackage = (): Package | null => {
  const chosen = useSyncExternalStore(never, packageIdNow, none);
  return PACKAGES.find(({ id }) => id === chosen) ?? null;
};

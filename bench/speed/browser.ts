import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "@/scripts/setup/chromium.mjs";

/** The Chromium of the journeys. */
export const launchChromium = () => {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
};

import { readDated, writeDated } from "@/lib/browser/core/dated-store";

export const WELCOME_KEY = "bizgrow-welcome-dismissed";

/** Whether the welcome dialog was dismissed on this device in the last 30 days. Never throws. */
export const isWelcomeDismissed = (): boolean => readDated(WELCOME_KEY) !== null;

/** No welcome dialog on this device for 30 days (docs/product/site.md#welcome-dialog). Never throws. */
export const dismissWelcome = (): void => writeDated(WELCOME_KEY, {});

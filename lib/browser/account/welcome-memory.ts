import { writeDated } from "@/lib/browser/core/dated-store";

const WELCOME_KEY = "bizgrow-welcome-dismissed";

/** No welcome dialog on this device for 30 days (docs/product/site.md#welcome-dialog). Never throws. */
export const dismissWelcome = (): void => writeDated(WELCOME_KEY, {});

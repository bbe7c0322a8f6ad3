import { type InAppBrowser, inAppBrowserOf } from "@/lib/domain/core/in-app-browser";

/** The in-app browser that the page runs in, or null. */
export const inAppBrowserHere = (): InAppBrowser | null =>
  inAppBrowserOf(navigator.userAgent, window);

import { useSyncExternalStore } from "react";
import { type InAppBrowser, inAppBrowserOf } from "@/lib/domain/core/in-app-browser";

const never = () => () => {};
const here = () => inAppBrowserOf(navigator.userAgent);

/** The in-app browser that the page runs in, or null; known after hydration. */
export const useInAppBrowser = (): InAppBrowser | null =>
  useSyncExternalStore(never, here, () => null);

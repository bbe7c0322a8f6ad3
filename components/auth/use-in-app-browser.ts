import { useSyncExternalStore } from "react";
import { inAppBrowserHere } from "@/lib/browser/core/in-app-browser";
import type { InAppBrowser } from "@/lib/domain/core/in-app-browser";

const never = () => () => {};

/** The in-app browser that the page runs in, or null; known after hydration. */
export const useInAppBrowser = (): InAppBrowser | null =>
  useSyncExternalStore(never, inAppBrowserHere, () => null);

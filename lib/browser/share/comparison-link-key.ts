import { read } from "@/lib/browser/core/device-store";

/** The local storage key of a partner's private link, until this device's visitor compares or declines. */
export const COMPARISON_LINK_KEY = "bizgrow-partner-link";

/** Whether a partner's link may be waiting: enough to load the code that reads it (comparison-link.ts). */
export const mayHaveComparisonLink = (): boolean => read(COMPARISON_LINK_KEY) !== null;

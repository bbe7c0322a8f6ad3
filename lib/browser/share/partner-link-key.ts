import { read } from "@/lib/browser/core/device-store";

/** The local storage key of a partner's private link, until this device's visitor compares or declines. */
export const PARTNER_LINK_KEY = "bizgrow-partner-link";

/** Whether a partner's link may be waiting: enough to load the code that reads it (partner-link.ts). */
export const mayHavePartnerLink = (): boolean => read(PARTNER_LINK_KEY) !== null;

import { isLinkDue } from "./account-link";
import { read } from "@/lib/browser/core/device-store";

/** The local storage key of the check on this device. */
export const QUIZ_MEMORY_KEY = "bizgrow-quiz";

const UNSENT = /"isSent":false|"isAnalysisWanted":true|"waiting":\[\{|"call":\{"kind":"waiting"/;

/**
 * Whether an earlier visit left something unsent, or an interrupted sign-in. Reads only the stored texts, so that a
 * page without them need not load the code that parses and sends them.
 */
export const hasUnsentWork = (): boolean => UNSENT.test(read(QUIZ_MEMORY_KEY) ?? "") || isLinkDue();

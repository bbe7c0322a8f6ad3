import { isLinkDue } from "./sign-in-hint";
import { read } from "@/lib/browser/core/device-store";

/** The local storage key of the check on this device. */
export const QUIZ_MEMORY_KEY = "bizgrow-quiz";

const UNSENT = /"isSent":false|"isAnalysisWanted":true|"waiting":\[\{|"call":\{"kind":"waiting"/;

/** Whether a send or a sign-in was interrupted, by the stored texts: to load no further code. */
export const hasUnsentWork = (): boolean => UNSENT.test(read(QUIZ_MEMORY_KEY) ?? "") || isLinkDue();

import { read } from "@/lib/browser/core/device-store";
import { HINT_KEY } from "./sign-in-hint";
import { QUIZ_MEMORY_KEY } from "./unsent";

/** Whether this device, or the account signed in here, may have a check. Reads nothing but whether a text is there. */
export const mayHaveCheck = (): boolean =>
  read(QUIZ_MEMORY_KEY) !== null || read(HINT_KEY) !== null;

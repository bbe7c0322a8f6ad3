import { createSignal } from "@/lib/browser/core/signal";
import type { Lang } from "@/lib/domain/core/languages";
import { flush, onOutboxChange, saveStatus } from "./outbox";
import { readMemory, rememberAiConsent } from "./quiz-memory";
import { QUIZ_MEMORY_KEY } from "./unsent";

const changed = createSignal(QUIZ_MEMORY_KEY);

/** Whether the visitor chose AI advice (true) or only standard advice (false); null for no choice yet. */
export const aiConsentNow = (): boolean | null => readMemory()?.aiConsent?.isGiven ?? null;

/** Whether the choice is on this device only, because the server could not be reached. */
export const isAiConsentWaiting = (): boolean =>
  readMemory()?.aiConsent?.isSent === false && saveStatus() !== "saved";

/** Tells when the choice may have changed: here, in another tab or on another device; returns what ends it. */
export const onAiConsentChange = (listener: () => void): (() => void) => {
  const ends = [changed.subscribe(listener), onOutboxChange(listener)];
  return () => ends.forEach((end) => end());
};

/** Stores the choice on the device, then sends it. Settles when this try is over; never rejects. */
export const chooseAi = (isGiven: boolean, textVersion: string, lang: Lang): Promise<void> => {
  rememberAiConsent(isGiven, textVersion, Date.now());
  changed.tell();
  return flush(lang);
};

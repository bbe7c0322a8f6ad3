"use client";

import { useSyncExternalStore } from "react";
import { aiConsentNow, chooseAi, onAiConsentChange } from "@/lib/browser/check/ai-consent";
import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import type { Lang } from "@/lib/domain/core/languages";

const unknown = () => null;

/** Whether AI advice was chosen; null for no choice yet. */
export const useAiConsent = (): boolean | null =>
  useSyncExternalStore(onAiConsentChange, aiConsentNow, unknown);

type AdviceChoiceProps = {
  lang: Lang;
  words: AdviceChoiceWords;
  textVersion: string;
};

/** AI advice or only standard advice: what is chosen in words, and two equal options. */
export function AdviceChoice({ lang, words, textVersion }: AdviceChoiceProps) {
  const isAi = useAiConsent();
  const { label, now, options } = words;
  const option = (isGiven: boolean, text: string) => (
    <button
      type="button"
      className="choice"
      aria-pressed={isAi === isGiven}
      onClick={() => void chooseAi(isGiven, textVersion, lang)}
    >
      {text}
    </button>
  );
  return (
    <div role="group" aria-label={label}>
      <p className="text-soft" aria-live="polite">
        {isAi === null ? now.open : isAi ? now.ai : now.standard}
      </p>
      <div className="mt-2 grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-2">
        {option(true, options.ai)}
        {option(false, options.standard)}
      </div>
    </div>
  );
}

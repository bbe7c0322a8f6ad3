"use client";

import { useSyncExternalStore } from "react";
import { aiConsentNow, chooseAi, onAiConsentChange } from "@/lib/browser/check/ai-consent";
import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import type { Lang } from "@/lib/domain/core/languages";

const unknown = () => null;

/** Whether AI advice was chosen; null for no choice yet. */
export const useAiConsent = (): boolean | null =>
  useSyncExternalStore(onAiConsentChange, aiConsentNow, unknown);

const OPTION = [
  "flex min-h-11 cursor-pointer items-center gap-2 rounded-[6px] border-2 border-ink bg-card px-2.5 py-1.5",
  "text-left text-[1rem] leading-tight font-semibold aria-pressed:bg-red-wash",
  "before:size-4.5 before:flex-none before:rounded-[50%] before:border-2 before:border-current",
  "aria-pressed:before:border-[0.375rem] aria-pressed:before:border-red",
  "max-[360px]:gap-1 max-[360px]:px-1 max-[360px]:text-[0.875rem] max-[360px]:before:size-4",
  "forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]",
  "forced-colors:aria-pressed:forced-color-adjust-none",
].join(" ");

type AdviceChoiceProps = {
  lang: Lang;
  words: AdviceChoiceWords;
  /** The version of the privacy text that the choice is about. */
  textVersion: string;
};

/** AI advice or only standard advice: what is chosen in words, and two equal options. */
export function AdviceChoice({ lang, words, textVersion }: AdviceChoiceProps) {
  const isAi = useAiConsent();
  const { label, now, options } = words;
  const option = (isGiven: boolean, text: string) => (
    <button
      type="button"
      className={OPTION}
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

import { useSyncExternalStore } from "react";
import { isAiConsentWaiting, onAiConsentChange } from "@/lib/browser/check/ai-consent";
import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import type { SettingsWords } from "@/lib/content/en/settings";
import type { Lang } from "@/lib/domain/core/languages";
import { AdviceChoice } from "@/components/shared/advice-choice";
import { LedgerSection } from "@/components/shared/ledger-section";

type AdviceSectionProps = {
  lang: Lang;
  words: SettingsWords["advice"];
  choice: AdviceChoiceWords;
  textVersion: string;
};

/** AI advice or only standard advice, also before there is a record. */
export function AdviceSection({ lang, words, choice, textVersion }: AdviceSectionProps) {
  const isWaiting = useSyncExternalStore(onAiConsentChange, isAiConsentWaiting, () => false);
  return (
    <LedgerSection id="advice" title={words.title} lead={words.lead}>
      <AdviceChoice lang={lang} words={choice} textVersion={textVersion} />
      <p role="status" className="mt-3 text-base text-soft">
        {isWaiting && words.waiting}
      </p>
    </LedgerSection>
  );
}

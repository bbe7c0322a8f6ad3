import { LedgerSection } from "@/components/shared/ledger-section";
import { LanguageSwitch } from "@/components/site/language-switch";
import { buttonClass } from "@/components/ui/button";
import type { Lang } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";

type LanguageSectionProps = { lang: Lang; words: SettingsWords["language"] };

/** The language spoken now, and the switch to the other: a plain link, so it works without JavaScript, too. */
export function LanguageSection({ lang, words }: LanguageSectionProps) {
  return (
    <LedgerSection id="language" title={words.title}>
      <p className="max-w-prose">{words.text}</p>
      <LanguageSwitch lang={lang} className={buttonClass("secondary", "mt-4")} />
    </LedgerSection>
  );
}

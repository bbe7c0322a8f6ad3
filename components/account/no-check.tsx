import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";
import { buttonClass } from "@/components/ui/button";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { AccountWords } from "@/lib/content/en/account";

/** No check yet: what the first one gives, and where an earlier one may be. */
export function NoCheck({ lang, words }: { lang: Lang; words: AccountWords["empty"] }) {
  return (
    <LedgerSection
      id="empty"
      title={words.title}
      drawing={<Drawing name="ledger" className="mt-6 hidden w-44 lg:block" loading="eager" />}
    >
      <p className="max-w-prose text-lead">{words.text}</p>
      <a className={buttonClass("primary", "mt-6 text-lg")} href={pathIn(lang, "/health-check")}>
        {words.button}
      </a>
      <p className="mt-6 max-w-prose text-base text-soft">{words.elsewhere}</p>
    </LedgerSection>
  );
}

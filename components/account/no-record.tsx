import { LedgerSection } from "@/components/shared/ledger-section";
import { SignInLink } from "@/components/site/sign-in-link";
import { buttonClass } from "@/components/ui/button";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SettingsPageWords } from "./page-words";

type NoRecordProps = {
  lang: Lang;
  words: Pick<SettingsPageWords, "none" | "held">;
  /** The record belongs to an account whose session has ended. */
  isHeld: boolean;
};

/** The server has no record that this browser may open; offers the next step. */
export function NoRecord({ lang, words: { none, held }, isHeld }: NoRecordProps) {
  const look = buttonClass("secondary", "mt-4");
  const { title, text } = isHeld ? held : none;
  return (
    <LedgerSection id="none" title={title}>
      <p className="max-w-prose">{text}</p>
      {isHeld ? (
        <SignInLink lang={lang} className={look}>
          {held.signIn}
        </SignInLink>
      ) : (
        <a className={look} href={pathIn(lang, "/health-check")}>
          {none.check}
        </a>
      )}
    </LedgerSection>
  );
}

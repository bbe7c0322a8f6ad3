import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";

type AgreeLineProps = { lang: Lang; words: AuthWords["agree"] };

const LINK = "inline-flex min-h-11 items-center font-semibold text-red underline";

/** The terms and privacy links that a visitor reads before signing in. */
export function AgreeLine({ lang, words }: AgreeLineProps) {
  return (
    <p className="text-base text-soft">
      {words.lead}
      <span className="flex flex-wrap gap-x-5">
        <a className={LINK} href={pathIn(lang, "/terms")}>
          {words.terms}
        </a>
        <a className={LINK} href={pathIn(lang, "/privacy")}>
          {words.privacy}
        </a>
      </span>
    </p>
  );
}

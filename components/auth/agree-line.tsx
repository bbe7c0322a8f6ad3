import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";

/** The terms and privacy links that a visitor reads before signing in. */
export const AgreeLine = ({ lang, words }: { lang: Lang; words: AuthWords["agree"] }) => (
  <p className="text-base text-soft">
    {words.lead}
    <span className="flex flex-wrap gap-x-5">
      <a className="text-link" href={pathIn(lang, "/terms")}>
        {words.terms}
      </a>
      <a className="text-link" href={pathIn(lang, "/privacy")}>
        {words.privacy}
      </a>
    </span>
  </p>
);

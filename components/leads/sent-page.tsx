import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { LeadWords } from "@/lib/content/en/leads";
import { ReferenceNote } from "./reference-note";
import { buttonClass } from "@/components/ui/button";
import { LedgerSection, PageHead } from "@/components/shared/sections";

type SentPageProps = { lang: Lang; kind: "contact" | "newsletter"; words: LeadWords["sentPage"] };

/** The page after a form was sent without JavaScript. */
export function SentPage({ lang, kind, words }: SentPageProps) {
  const { heading, lead } = words[kind];
  return (
    <>
      <div role="status">
        <PageHead title={heading} lead={lead} />
      </div>
      <LedgerSection id="next" title={words.next}>
        <ReferenceNote label={words.reference} />
        <p className="flex flex-wrap gap-3">
          <a className={buttonClass("primary")} href={pathIn(lang, "/health-check")}>
            {words.check}
          </a>
          <a className={buttonClass("secondary")} href={pathIn(lang, "/")}>
            {words.home}
          </a>
        </p>
      </LedgerSection>
    </>
  );
}

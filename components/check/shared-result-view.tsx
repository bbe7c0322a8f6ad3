import type { SharedResultWords } from "@/lib/content/slices/share-words";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SharedResult } from "@/lib/domain/share/shared-result";
import { ComparisonWay } from "@/components/share/comparison-way";
import { buttonClass } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";
import { ResultSection } from "./result-section";
import { ResultsView } from "./results-view";

type SharedResultViewProps = {
  lang: Lang;
  words: SharedResultWords;
  check: CheckWords;
  /** The token of the link that was opened. */
  token: string;
  link: SharedResult;
};

/** The owner's own results view for a guest, who can read and print it, and take the check himself. */
export function SharedResultView({ lang, words, check, token, link }: SharedResultViewProps) {
  const { completedAt, expiresAt } = link;
  const date = dayIn(lang, completedAt);
  const own = (
    <ResultSection title={words.own.title} className="print:hidden">
      <p className="mt-2">{words.own.text}</p>
      <a className={buttonClass("primary", "mt-4")} href={pathIn(lang, "/health-check")}>
        {words.own.button}
      </a>
    </ResultSection>
  );
  return (
    <div className="page margin-line py-8">
      <p className="max-w-prose text-soft print:hidden">
        {fill(words.facts, { date, until: dayIn(lang, expiresAt) })}
      </p>
      <div className="mt-6">
        <ResultsView
          lang={lang}
          words={check}
          outcome={link}
          facts={{ shop: null, answeredAt: completedAt }}
          heading={fill(words.result, { date })}
          guest={
            "answers" in link ? (
              <ComparisonWay lang={lang} token={token}>
                {own}
              </ComparisonWay>
            ) : (
              own
            )
          }
        />
      </div>
    </div>
  );
}

import { type Answer, CONCERN_POINTS } from "@/lib/domain/check/answers";
import type { Lang } from "@/lib/domain/core/languages";
import type { ComparedQuestion, Comparison, View } from "@/lib/domain/share/comparison";
import type { ComparisonPageWords } from "@/lib/content/slices/comparison-words";
import { ConcernBox } from "@/components/shared/concern-box";
import { LedgerSection } from "@/components/shared/ledger-section";
import { shortDayIn } from "@/components/ui/date-format";
import { AgreedSteps } from "./agreed-steps";
import "./comparison.css";

type ComparisonViewProps = { lang: Lang; words: ComparisonPageWords; comparison: Comparison };

/** Differing answers first, and open: they are why two people open this page. */
const ORDER: readonly View[] = ["differ", "both", "neither"];

/** Two checks side by side: both results, each question with both answers, and at the end what both agree. */
export function ComparisonView({ lang, words, comparison }: ComparisonViewProps) {
  const { mine, theirs, questions, points } = comparison;
  const { results, talk, views } = words;
  const both = [mine, theirs];
  return (
    <>
      <div className="print:hidden">
        <LedgerSection id="results" title={results.title}>
          <table className="compared">
            <thead>
              <tr>
                <td />
                <th scope="col">{words.you}</th>
                <th scope="col">{words.partner}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{results.score}</th>
                {both.map(({ healthScore }, at) => (
                  <td key={at} className="text-2xl font-bold">
                    {healthScore}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{results.grade}</th>
                {both.map(({ grade }, at) => (
                  <td key={at} className="font-bold">
                    {grade}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{results.check}</th>
                {both.map(({ completedAt }, at) => (
                  <td key={at}>
                    <time dateTime={new Date(completedAt).toISOString()}>
                      {shortDayIn(lang, completedAt)}
                    </time>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <p className="mt-3 max-w-prose text-base text-soft">{results.dates}</p>
        </LedgerSection>
      </div>
      <div className="print:hidden">
        <LedgerSection id="questions" title={views.title}>
          {ORDER.map((view) => {
            const ofView = questions.filter((one) => one.view === view);
            const title = `${views[view]}: ${ofView.length}`;
            if (ofView.length === 0) return null;
            const table = <Answers {...{ words, title, questions: ofView }} />;
            return view !== "differ" ? (
              <details key={view} className="entry">
                <summary>{title}</summary>
                {table}
              </details>
            ) : (
              <section key={view} aria-label={views[view]} className="mb-8">
                <h3 className="mb-3">{title}</h3>
                {table}
              </section>
            );
          })}
        </LedgerSection>
      </div>
      <LedgerSection id="talk" title={talk.title}>
        {points.length === 0 ? (
          <p className="max-w-prose">{talk.none}</p>
        ) : (
          <AgreedSteps words={words} comparison={comparison} />
        )}
      </LedgerSection>
    </>
  );
}

type AnswersProps = {
  words: ComparisonPageWords;
  title: string;
  questions: readonly ComparedQuestion[];
};

/** Each question over the full width, both answers side by side below it: also on a narrow phone. */
function Answers({ words, title, questions }: AnswersProps) {
  return (
    <table className="compared halves">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.you}</th>
          <th scope="col">{words.partner}</th>
        </tr>
      </thead>
      {questions.map(({ questionId, mine, theirs }) => (
        <tbody key={questionId}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {words.questions[questionId]}
            </th>
          </tr>
          <tr>
            <Given answer={mine} words={words} />
            <Given answer={theirs} words={words} />
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const Given = ({ answer, words }: { answer: Answer; words: ComparisonPageWords }) => (
  <td>
    <span className="flex items-start gap-2">
      <ConcernBox points={CONCERN_POINTS[answer]} />
      {words.answers[answer]}
    </span>
  </td>
);

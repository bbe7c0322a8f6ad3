import { contentIn } from "@/lib/content";
import type { AboutWords } from "@/lib/content/en/about";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { TextList } from "@/components/shared/text-list";
import { WideSection } from "@/components/shared/wide-section";

/** How the score is worked out: the rule, and beside it an example, added up as on a page of the ledger. */
export function ScoreRule({ lang }: { lang: Lang }) {
  const words = contentIn(lang).about.score;
  return (
    <WideSection id="score" title={words.title} className="bg-card">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <p className="border-y border-ink py-4 text-lead font-bold text-balance">
            {words.formula}
          </p>
          <TextList items={words.points} />
          <a
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-red underline"
            href={pathIn(lang, "/privacy")}
          >
            {words.privacy}
          </a>
        </div>
        <Example words={words.example} />
      </div>
    </WideSection>
  );
}

function Example({ words }: { words: AboutWords["score"]["example"] }) {
  return (
    <div className="sample-page self-start bg-paper">
      <table className="w-full">
        <caption className="pb-3 text-left font-semibold">{words.title}</caption>
        <tbody>
          {words.rows.map(({ text, points }) => (
            <tr key={text} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-normal">
                {text}
              </th>
              <td className="py-2 text-right">{points}</td>
            </tr>
          ))}
          <tr className="border-t border-ink font-bold [border-bottom:3px_double_var(--color-ink)]">
            <th scope="row" className="py-2 text-left">
              {words.rest.text}
            </th>
            <td className="py-2 text-right">{words.rest.points}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-5 flex flex-wrap items-center justify-between gap-4 text-lead font-bold">
        {words.result}
        <span className="stamp text-green">{words.grade}</span>
      </p>
    </div>
  );
}

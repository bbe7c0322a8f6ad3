import type { BlogWords } from "@/lib/content/en/blog";
import { type QuestionId, sectionOf } from "@/lib/domain/check/sections";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";

type PostHelpsProps = {
  lang: Lang;
  words: BlogWords["helps"];
  questions: ReadonlyArray<{ id: QuestionId; text: string; help: string }>;
};

/** The questions of the check that a post helps with, each linked to its place on the check's page. */
export function PostHelps({ lang, words, questions }: PostHelpsProps) {
  return (
    <LedgerSection id="helps" title={words.title} lead={words.lead}>
      <ul className="entries">
        {questions.map(({ id, text, help }) => (
          <li key={id} className="flex items-start gap-4">
            <Drawing name={`area-${sectionOf(id).id}`} className="mt-1 w-12" />
            <div>
              <a
                className="inline-flex min-h-11 items-center font-semibold text-red underline"
                href={pathIn(lang, `/health-check#${id}`)}
              >
                {text}
              </a>
              <p>{help}</p>
            </div>
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}

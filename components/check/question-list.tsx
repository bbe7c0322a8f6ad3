import type { SectionId } from "@/lib/domain/check/sections";
import { Drawing } from "@/components/shared/drawing";

type QuestionListProps = {
  areas: ReadonlyArray<{
    id: SectionId;
    title: string;
    questions: ReadonlyArray<{ id: string; text: string; step: string }>;
  }>;
  words: { heading: string; lead: string; scoring: string; firstStep: string };
  /** How the check was made. */
  method: { href: string; text: string };
};

/** All questions with their free first steps, for visitors without JavaScript, for paper, and for search engines. */
export function QuestionList({ areas, words, method }: QuestionListProps) {
  return (
    <section className="check-list bg-card" aria-labelledby="all-questions">
      <details className="page max-w-[39rem]">
        <summary className="py-5">
          <h2 id="all-questions" className="inline text-[1.125rem]">
            {words.heading}
          </h2>
        </summary>
        <p className="mt-3 text-soft">{words.lead}</p>
        {areas.map(({ id: area, title, questions }) => (
          <section key={title} className="mt-10">
            <h3 className="flex items-center gap-3">
              <Drawing name={`area-${area}`} className="w-12" />
              {title}
            </h3>
            <div className="mt-3 border-b border-rule">
              {questions.map(({ id, text, step }) => (
                <details key={id} id={id} className="entry">
                  <summary>{text}</summary>
                  <p>
                    <strong className="block text-base text-red">{words.firstStep}</strong>
                    <span>{step}</span>
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
        <p className="mt-8 text-base text-soft">{words.scoring}</p>
        <a className="text-link mb-12" href={method.href}>
          {method.text}
        </a>
      </details>
    </section>
  );
}

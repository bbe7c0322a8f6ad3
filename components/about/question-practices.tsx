import { contentIn } from "@/lib/content";
import { METHOD_SOURCES, QUESTION_SOURCES } from "@/lib/content/facts/method-facts";
import type { Lang } from "@/lib/domain/core/languages";
import { type QuestionId, SECTIONS } from "@/lib/domain/check/sections";
import { Drawing } from "@/components/shared/drawing";

/** Where the practice behind a question comes from: the source, listed further down, or our judgement. */
function Origin({ lang, id }: { lang: Lang; id: QuestionId }) {
  const words = contentIn(lang).method.questions;
  const source = QUESTION_SOURCES[id];
  return (
    <p className="text-base text-soft">
      {source ? (
        <>
          {words.source}{" "}
          <a className="text-red underline" href={`#${source}`} lang="en">
            {METHOD_SOURCES[source].publisher}
          </a>
        </>
      ) : (
        words.own
      )}
    </p>
  );
}

/** Every question with the practice behind it and its source. */
export function QuestionPractices({ lang }: { lang: Lang }) {
  const { areas, method, questions } = contentIn(lang);
  return SECTIONS.map(({ id: area, questionIds }) => (
    <section key={area} className="mt-10 first:mt-0" aria-labelledby={area}>
      <h3 id={area} className="flex items-center gap-3">
        <Drawing name={`area-${area}`} className="w-12" />
        {areas.titles[area]}
      </h3>
      <ul className="entries mt-3">
        {questionIds.map((id) => (
          <li key={id}>
            <p className="font-semibold">{questions.wording[id]}</p>
            <p>{method.practices[id]}</p>
            <Origin lang={lang} id={id} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

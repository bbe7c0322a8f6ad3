import { contentIn } from "@/lib/content";
import { PICTURES } from "@/lib/content/facts/sample-pictures";
import type { Lang } from "@/lib/domain/core/languages";
import { QuizButton } from "@/components/check/quiz-button";
import { SamplePicture } from "@/components/packages/sample-picture";
import { buttonClass } from "@/components/ui/button";

/** The proof: ninety days of a made-up shop as a page on a dark counter, with its report and sheets. */
export function ExampleBand({ lang }: { lang: Lang }) {
  const { days, open, title } = contentIn(lang).home.example;
  return (
    <section className="bg-ink text-paper" aria-labelledby="example">
      <div className="page pt-11 pb-12 lg:py-18">
        <h2 id="example">{title}</h2>
        <ol className="mt-7 grid gap-x-8 lg:grid-cols-3 lg:gap-y-9">
          {days.map(({ day, did, then }, at) => (
            <li
              key={day}
              className="border-t border-soft py-5 sm:flex sm:justify-between sm:gap-8 lg:flex-col lg:gap-4 lg:pb-0 lg:last:col-span-3"
            >
              <div>
                <p className="font-bold text-marigold">{day}</p>
                <p className="mt-1 font-semibold">{did}</p>
                <p className="mb-4 lg:mb-0">{then}</p>
              </div>
              {PICTURES[at] && <SamplePicture lang={lang} name={PICTURES[at]} />}
            </li>
          ))}
        </ol>
        <p className="lg:mt-6">
          <QuizButton lang={lang} kind="sample" className={buttonClass("secondary")}>
            {open}
          </QuizButton>
        </p>
      </div>
    </section>
  );
}

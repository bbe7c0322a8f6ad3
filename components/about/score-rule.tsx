import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { SamplePicture } from "@/components/packages/sample-picture";
import { TextList } from "@/components/shared/text-list";
import { WideSection } from "@/components/shared/wide-section";

/** How the score is worked out: the rule, and beside it the made-up shop's report. */
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
          <a className="text-link mt-2" href={pathIn(lang, "/privacy")}>
            {words.privacy}
          </a>
        </div>
        <SamplePicture lang={lang} name="report" hasCaption />
      </div>
    </WideSection>
  );
}

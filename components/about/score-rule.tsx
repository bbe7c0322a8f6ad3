import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { SamplePicture } from "@/components/packages/sample-picture";
import { WideSection } from "@/components/shared/wide-section";

/** The score in one line, the way to how the check was made, and beside it the made-up shop's report. */
export function ScoreRule({ lang }: { lang: Lang }) {
  const { about, method, pages } = contentIn(lang);
  return (
    <WideSection id="score" title={about.score.title} className="bg-card">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <p className="border-y border-ink py-4 text-lead font-bold text-balance">
            {method.score.formula}
          </p>
          <p className="mt-4">
            <a className="text-link" href={pathIn(lang, "/health-check/method")}>
              {pages.names.method}
            </a>
          </p>
          <p>
            <a className="text-link" href={pathIn(lang, "/privacy")}>
              {about.score.privacy}
            </a>
          </p>
        </div>
        <SamplePicture lang={lang} name="report" hasCaption />
      </div>
    </WideSection>
  );
}

"use client";

import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportFileName, reportText } from "@/lib/domain/check/report";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import { downloadText } from "@/lib/browser/core/download";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { Button, buttonClass } from "@/components/ui/button";
import { ResultSection } from "./result-section";
import { ResultSignIn } from "./result-sign-in";
import { counts } from "./use-counts";

type ResultKeepProps = { lang: Lang; words: CheckWords; outcome: Outcome; onRetake?: () => void };

const download = (words: CheckWords, outcome: Outcome) => {
  const now = new Date();
  const { yes, maybe } = words.quiz.question.answers;
  const text = reportText(outcome, { ...words.report, ...words, answers: { yes, maybe } }, now);
  downloadText(reportFileName(now), text);
};

/** Ways to keep the result: as a file, on paper, in a chat; or to take the check again. */
export function ResultKeep({ lang, words, outcome, onRetake }: ResultKeepProps) {
  const { keep } = words.quiz.results;
  const { result } = outcome;
  const message = fill(words.quiz.messages.share, {
    score: result.healthScore,
    grade: result.grade,
    area: isWithoutConcern(result) ? "–" : words.areaTitles[result.recommendation.sectionId],
    url: `${location.origin}${pathIn(lang, "/health-check")}`,
  });
  return (
    <div className="print:hidden">
      <ResultSection title={keep.title}>
        <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
          <Button
            kind="primary"
            onClick={() => download(words, outcome)}
            {...counts("download")}
            title={keep.downloadHint}
          >
            {keep.download}
          </Button>
          <a
            className={buttonClass("whatsapp")}
            href={chatLink("", message)}
            target="_blank"
            rel="noopener"
            {...counts("share")}
          >
            {keep.share}
          </a>
          <Button onClick={() => print()} {...counts("print")}>
            {keep.print}
          </Button>
          {onRetake && (
            <Button kind="quiet" onClick={onRetake} {...counts("retake")}>
              {keep.retake}
            </Button>
          )}
        </div>
        {onRetake && <ResultSignIn lang={lang} words={words.signIn} />}
      </ResultSection>
    </div>
  );
}

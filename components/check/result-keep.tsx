import { chatLink } from "@/lib/domain/core/chat-link";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportFileName, reportText } from "@/lib/domain/check/report";
import { downloadText } from "@/lib/browser/core/download";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { KeepButton } from "@/components/share/keep-button";
import { Button, buttonClass } from "@/components/ui/button";
import { resultMessage } from "./result-message";
import { ResultSection } from "./result-section";
import { ResultSignIn } from "./result-sign-in";
import { counts } from "./use-visit-counts";

type ResultKeepProps = { lang: Lang; words: CheckWords; outcome: Outcome; onRetake?: () => void };

const download = (words: CheckWords, outcome: Outcome) => {
  const now = new Date();
  const { yes, maybe } = words.quiz.question.answers;
  const text = reportText(outcome, { ...words.report, ...words, answers: { yes, maybe } }, now);
  downloadText(reportFileName(now), text);
};

/** Keep it: as files and links in a panel, in a chat, on paper, as a text; or take the check again. */
export function ResultKeep({ lang, words, outcome, onRetake }: ResultKeepProps) {
  const { keep } = words.quiz.results;
  const address = `${location.origin}${pathIn(lang, "/health-check")}`;
  const message = resultMessage("share", lang, words, outcome.result, address);
  return (
    <ResultSection title={keep.title} className="print:hidden">
      <div className="mt-3 grid gap-3">
        {/* The sample has nothing to take along. */}
        {onRetake && <KeepButton lang={lang} words={words} outcome={outcome} />}
        <a
          className={buttonClass("green")}
          href={chatLink("", message)}
          target="_blank"
          rel="noopener"
          {...counts("share")}
        >
          {keep.share}
        </a>
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={() => print()} {...counts("print")}>
            {keep.print}
          </Button>
          <Button
            onClick={() => download(words, outcome)}
            {...counts("download")}
            title={keep.downloadHint}
          >
            {keep.download}
          </Button>
        </div>
        {onRetake && (
          <Button kind="quiet" onClick={onRetake} {...counts("retake")}>
            {keep.retake}
          </Button>
        )}
      </div>
      {onRetake && <ResultSignIn lang={lang} words={words.signIn} />}
    </ResultSection>
  );
}

import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportFileName, reportText } from "@/lib/domain/check/report";
import { downloadText } from "@/lib/browser/core/download";
import type { FinishedCheckWords, ResultEndWords } from "@/lib/content/slices/check-words";
import { useTrade } from "@/components/plan/own-plan";
import { KeepButton } from "@/components/share/keep-button";
import { dayIn } from "@/components/ui/date-format";
import { CallMe } from "./call-me";
import { SendPlan } from "./send-plan";
import { counts } from "./use-visit-counts";
import { useAuth } from "@/components/auth/auth-provider";

/** A line for visitors without a session: with an account the result is on other devices, too. */
function ResultSignIn({ lang, words }: { lang: Lang; words: ResultEndWords["signIn"] }) {
  const { state } = useAuth();
  if (state !== "logged-out") return null;
  const next = encodeURIComponent(pathIn(lang, "/health-check"));
  return (
    <p className="mt-4 text-base text-soft">
      {words.text}{" "}
      <a
        className="text-link"
        href={`${pathIn(lang, "/auth")}?next=${next}`}
        target="_self"
        {...counts("signIn")}
      >
        {words.link}
      </a>
    </p>
  );
}

type ResultEndProps = {
  lang: Lang;
  words: FinishedCheckWords;
  outcome: Outcome;
  /** The row of quiet ways to us, and the button that begins anew. */
  ways: ReactNode;
  retake: ReactNode;
};

/** What an owner does with the result: the plan to one's own WhatsApp, a call, files and links, an account. */
export function ResultEnd(props: ResultEndProps) {
  const { lang, outcome, ways, retake } = props;
  const words = { ...props.words, trade: useTrade(lang) };
  const { keep } = words.quiz.results;
  const download = () => {
    const now = new Date();
    downloadText(reportFileName(now), reportText(lang, outcome, words, dayIn(lang, now.getTime())));
  };
  return (
    <>
      <div className="mt-3 grid gap-3">
        <SendPlan {...{ lang, words }} steps={planTexts(outcome, words)} />
        <CallMe lang={lang} words={words} />
      </div>
      <div className="ways">
        {ways}
        <button
          type="button"
          className="button quiet way"
          onClick={download}
          {...counts("download")}
          title={keep.downloadHint}
        >
          {keep.download}
        </button>
        {retake}
      </div>
      <KeepButton lang={lang} words={words} outcome={outcome} kind="quiet" />
      <ResultSignIn lang={lang} words={words.signIn} />
    </>
  );
}

import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { OfferedPackage } from "@/lib/domain/check/offered-package";
import { planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportFileName, reportText } from "@/lib/domain/check/report";
import { downloadText } from "@/lib/browser/core/download";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { KeepButton } from "@/components/share/keep-button";
import { dayIn } from "@/components/ui/date-format";
import { CallMe } from "./call-me";
import { ResultSection } from "./result-section";
import { ResultSignIn } from "./result-sign-in";
import { SendPlan } from "./send-plan";
import { counts } from "./use-visit-counts";

type ResultKeepProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Outcome;
  offered: OfferedPackage | null;
  onRetake?: () => void;
};

/** Four beside each other on a phone, each in reach of a thumb. */
const QUIET = "button quiet min-w-0 px-1! text-base leading-tight wrap-anywhere";

/** Two things to do: the plan to one's own WhatsApp, and a call. All else is quiet, or behind one line. */
export function ResultKeep({ lang, words, outcome, offered, onRetake }: ResultKeepProps) {
  const { keep, offer } = words.quiz.results;
  const { healthScore: score, grade } = outcome.result;
  const chat = fill(words.quiz.messages.liveChat, { score, grade });
  const contact = (topic: string) =>
    pathIn(lang, `/contact?topic=${topic}&package=${offered?.pack.id}`);
  const download = () => {
    const now = new Date();
    downloadText(reportFileName(now), reportText(lang, outcome, words, dayIn(lang, now.getTime())));
  };
  return (
    <ResultSection title={keep.title} className="print:hidden">
      {onRetake && (
        <div className="mt-3 grid gap-3">
          <SendPlan {...{ lang, words }} steps={planTexts(outcome, words)} />
          <CallMe lang={lang} words={words} />
        </div>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-1">
        {offered && !offered.isQuiet && (
          <>
            <a className={QUIET} href={contact("order")} target="_self" {...counts("order")}>
              {offer.buyNow}
            </a>
            <a className={QUIET} href={contact("demo")} target="_self" {...counts("demo")}>
              {offer.bookDemo}
            </a>
          </>
        )}
        <a className={QUIET} href={`tel:${words.contact.phone}`} {...counts("call")}>
          {offer.callNow}
        </a>
        <a
          className={QUIET}
          href={chatLink(words.contact.whatsappNumber, chat)}
          target="_blank"
          rel="noopener"
          {...counts("chat")}
        >
          {offer.liveChat} <span className="sr-only">{offer.opensWhatsApp}</span>
        </a>
      </div>
      <div className="grid grid-cols-2 gap-x-1">
        <button
          type="button"
          className={QUIET}
          onClick={download}
          {...counts("download")}
          title={keep.downloadHint}
        >
          {keep.download}
        </button>
        {onRetake && (
          <button type="button" className={QUIET} onClick={onRetake} {...counts("retake")}>
            {keep.retake}
          </button>
        )}
      </div>
      {onRetake && <KeepButton lang={lang} words={words} outcome={outcome} kind="quiet" />}
      {onRetake && <ResultSignIn lang={lang} words={words.signIn} />}
    </ResultSection>
  );
}

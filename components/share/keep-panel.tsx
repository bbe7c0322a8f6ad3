import { type ReactNode, useId } from "react";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import { inAppBrowserHere } from "@/lib/browser/core/download";
import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Button, buttonClass } from "@/components/ui/button";
import "./keep-panel.css";
import { LinkPart } from "./link-part";
import { PdfPart } from "./pdf-part";

type KeepPanelProps = {
  lang: Lang;
  words: KeepPanelWords;
  outcome: Outcome;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="keep-part">
      <p id={id} className="text-lg leading-snug font-bold">
        {title}
      </p>
      {children}
    </div>
  );
}

/** To save and to share: the PDF, a link, paper, a recommendation. */
export function KeepPanel({ lang, words, outcome }: KeepPanelProps) {
  // Browsers inside other apps neither download a file nor hand it on.
  const hasFiles = inAppBrowserHere() === null;
  return (
    <div className="keep-panel">
      {hasFiles ? (
        <Part title={words.pdf.title}>
          <PdfPart lang={lang} words={words} outcome={outcome} />
        </Part>
      ) : (
        <p className="keep-part bg-marigold-wash px-[0.3em] pb-[0.1em]">{words.inApp}</p>
      )}
      <Part title={words.link.title}>
        <LinkPart lang={lang} words={words} />
      </Part>
      <Part title={words.print.title}>
        <Button className="mt-1" onClick={() => print()} data-counts="print">
          {words.print.button}
        </Button>
      </Part>
      <Part title={words.recommend.title}>
        <a
          className={buttonClass("secondary", "mt-1")}
          href={recommendation(lang, words.recommend, outcome.result)}
          target="_blank"
          rel="noopener"
        >
          {words.recommend.button}
        </a>
      </Part>
    </div>
  );
}

/** A lower score is nobody's business. */
const SAID_FROM = 60;

/** Recommends the check, with the score only where it is good: B or better. */
const recommendation = (
  lang: Lang,
  { good, plain }: KeepPanelWords["recommend"],
  { healthScore: score, grade }: Outcome["result"],
): string => {
  const url = `${location.origin}${pathIn(lang, "/health-check")}`;
  return chatLink("", fill(score >= SAID_FROM ? good : plain, { score, grade, url }));
};

import { useState } from "react";
import { compareWith, type Refusal } from "@/lib/browser/share/own-comparison";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ComparisonWaysWords } from "@/lib/content/slices/comparison-words";
import { Button } from "@/components/ui/button";

type ComparisonChoiceProps = {
  lang: Lang;
  words: ComparisonWaysWords;
  /** Of the opened link. */
  token: string;
  onDecline?: () => void;
};

/** The choice to compare one's own check with the one behind an opened link, and what comes of it. */
export function ComparisonChoice({ lang, words, token, onDecline }: ComparisonChoiceProps) {
  const { offer } = words;
  const [phase, setPhase] = useState<"open" | "busy" | Refusal>("open");
  const isOver = phase === "missing" || phase === "own";
  const page = pathIn(lang, "/together");

  const compare = async () => {
    if (phase === "busy") return;
    setPhase("busy");
    const refusal = await compareWith(token, lang);
    if (refusal) setPhase(refusal);
    else location.assign(page);
  };

  return (
    <>
      {!isOver && (
        <>
          <p className="mt-2 max-w-prose">{offer.note}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Button kind="primary" aria-disabled={phase === "busy"} onClick={() => void compare()}>
              {phase === "busy" ? offer.busy : offer.button}
            </Button>
            {onDecline && (
              <Button kind="quiet" onClick={() => phase === "busy" || onDecline()}>
                {offer.decline}
              </Button>
            )}
          </p>
        </>
      )}
      <p role="alert" className="mt-3 font-semibold text-red">
        {phase !== "open" && phase !== "busy" && offer[phase]}
      </p>
      {phase === "paired" && (
        <a className="inline-flex min-h-11 items-center underline" href={page} target="_self">
          {words.note.link}
        </a>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { ComparisonPageWords } from "@/lib/content/slices/comparison-words";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Button } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";

type EndComparisonProps = {
  lang: Lang;
  words: ComparisonPageWords["end"];
  /** Epoch ms. */
  endsAt: number;
  /** Resolves to whether it has ended. */
  onEnd: () => Promise<boolean>;
  onEnded: () => void;
};

/** Ends the comparison, after a question. */
export function EndComparison({ lang, words, endsAt, onEnd, onEnded }: EndComparisonProps) {
  const [phase, setPhase] = useState<"closed" | "asked" | "busy" | "failed">("closed");
  const question = useRef<HTMLParagraphElement>(null);
  const isClosed = phase === "closed";

  // Not on a button: a second tap would press it.
  useEffect(() => {
    if (!isClosed) question.current?.focus();
  }, [isClosed]);

  const end = async () => {
    if (phase === "busy") return;
    setPhase("busy");
    if (await onEnd()) onEnded();
    else setPhase("failed");
  };

  return (
    <LedgerSection id="end" title={words.title}>
      <p className="max-w-prose">{fill(words.text, { date: dayIn(lang, endsAt) })}</p>
      {isClosed ? (
        <Button className="mt-5" onClick={() => setPhase("asked")}>
          {words.button}
        </Button>
      ) : (
        <>
          <p ref={question} tabIndex={-1} className="mt-5 max-w-prose font-semibold">
            {words.sure}
          </p>
          <p role="alert" className="mt-2 font-semibold text-red">
            {phase === "failed" && words.failed}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button aria-disabled={phase === "busy"} onClick={() => void end()}>
              {words.yes}
            </Button>
            <Button
              kind="quiet"
              aria-disabled={phase === "busy"}
              onClick={() => phase === "busy" || setPhase("closed")}
            >
              {words.no}
            </Button>
          </p>
        </>
      )}
    </LedgerSection>
  );
}

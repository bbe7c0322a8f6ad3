import { useId } from "react";
import { Button } from "@/components/ui/button";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { waitMinutes } from "@/lib/domain/core/wait";
import { FileButtons } from "./file-buttons";
import { type PdfState, useReportPdf } from "./use-report-pdf";

type PdfPartProps = { lang: Lang; words: KeepPanelWords; outcome: Outcome };

/** A longer wait is a limit, a shorter one a server that is busy. */
const A_MOMENT_MS = 60_000;

/** Why the PDF is not there; empty when it is. */
const reasonIn = ({ often, pdf, missing }: KeepPanelWords, state: PdfState): string => {
  if (state.kind === "ready") return "";
  if (state.kind === "missing") return missing;
  if (state.kind !== "busy") return pdf[state.kind];
  const { afterMs } = state;
  return afterMs !== null && afterMs > A_MOMENT_MS
    ? fill(often, { minutes: waitMinutes(afterMs) })
    : pdf.busy;
};

/** The PDF report; while it is not there, its button waits and a line says why. */
export function PdfPart({ lang, words, outcome }: PdfPartProps) {
  const { state, again } = useReportPdf(lang, outcome);
  const reason = useId();
  return (
    <>
      <p className="text-base text-soft">{words.pdf.text}</p>
      <FileButtons
        words={words.pdf}
        file={state.kind === "ready" ? state.file : null}
        counts="pdf"
        describedBy={reason}
      />
      <p id={reason} role="status" className="mt-1 text-base">
        {reasonIn(words, state)}
      </p>
      {(state.kind === "busy" || state.kind === "offline") && (
        <Button kind="quiet" onClick={again}>
          {words.pdf.again}
        </Button>
      )}
    </>
  );
}

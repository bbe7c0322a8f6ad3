import { useCallback, useEffect, useId, useLayoutEffect, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { flush, onOutboxChange, saveStatus } from "@/lib/browser/check/outbox";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { untilGone } from "@/lib/browser/core/timing";
import { fetchPdf, pdfPath, type PdfReply } from "@/lib/browser/share/report-pdf";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import { fill, waitMinutes } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { downloadFile } from "@/lib/browser/core/download";
import { canSend, sendFile } from "@/lib/browser/share/send-file";

type PdfState = PdfReply | { kind: "waiting" };

const WAITING: PdfState = { kind: "waiting" };

/** Fetches the PDF once the server has everything: before, it would be that of an earlier check. */
const fetchSaved = async (lang: Lang): Promise<PdfReply> => {
  await flush(lang);
  const status = saveStatus();
  if (status === "pending") return { kind: "offline" };
  return status === "saved" ? fetchPdf(visitorId(), lang) : { kind: "missing" };
};

/** The PDF, fetched before it is asked for: files go to other apps only within the tap. */
const useReportPdf = (lang: Lang, outcome: Outcome) => {
  const [state, setState] = useState<PdfState>(WAITING);
  const [tries, setTries] = useState(0);
  const isOffline = state.kind === "offline";

  useEffect(() => untilGone(fetchSaved(lang), setState), [lang, outcome, tries]);

  const again = useCallback(() => {
    setState(WAITING);
    setTries((before) => before + 1);
  }, []);

  // As soon as the line is on the screen: the network may be back in the same moment.
  useLayoutEffect(() => {
    if (!isOffline) return;
    const stop = onOutboxChange(() => saveStatus() === "saved" && again());
    addEventListener("online", again);
    return () => {
      removeEventListener("online", again);
      stop();
    };
  }, [isOffline, again]);

  return { state, again };
};

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
  const file = state.kind === "ready" ? state.file : null;
  const isWaiting = file === null;
  return (
    <>
      <p id={reason} role="status" className="min-h-[3.5em] text-base text-soft">
        {reasonIn(words, state) || words.pdf.text}
      </p>
      <div className="keep-buttons">
        {file && canSend(file) && (
          <Button onClick={() => void sendFile(file)} data-counts="pdf">
            {words.pdf.send}
          </Button>
        )}
        <Button
          onClick={() => file && downloadFile(file.name, file)}
          aria-disabled={isWaiting}
          aria-describedby={isWaiting ? reason : undefined}
          data-counts={isWaiting ? undefined : "pdf"}
        >
          {words.pdf.save}
        </Button>
        {file && !isWithoutConcern(outcome.result) && (
          <a
            className={buttonClass("secondary")}
            href={pdfPath(visitorId(), lang, "plan")}
            download
          >
            {words.pdf.sheet}
          </a>
        )}
      </div>
      {(state.kind === "busy" || state.kind === "offline") && (
        <Button kind="quiet" onClick={again}>
          {words.pdf.again}
        </Button>
      )}
    </>
  );
}

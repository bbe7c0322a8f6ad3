import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { flush, onOutboxChange, saveStatus } from "@/lib/browser/check/outbox";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { untilGone } from "@/lib/browser/core/until-gone";
import { fetchPdf, type PdfReply } from "@/lib/browser/share/report-pdf";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { Lang } from "@/lib/domain/core/languages";

export type PdfState = PdfReply | { kind: "waiting" };

const WAITING: PdfState = { kind: "waiting" };

/** Fetches the PDF once the server has everything: before, it would be that of an earlier check. */
const fetchSaved = async (lang: Lang): Promise<PdfReply> => {
  await flush(lang);
  const status = saveStatus();
  if (status === "pending") return { kind: "offline" };
  return status === "saved" ? fetchPdf(visitorId(), lang) : { kind: "missing" };
};

/**
 * The PDF of the shown result, fetched before it is asked for: a browser hands a file to other apps only within the tap.
 * Fetched again when the advice changes, by `again`, and, after it could not be had, when the network is back.
 */
export const useReportPdf = (lang: Lang, outcome: Outcome) => {
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

import type { Lang } from "@/lib/domain/core/languages";
import { retryAfterMs } from "@/lib/browser/core/api-call";

/**
 * "missing": the server has no finished check of this browser. "busy": it cannot make one now, try again after `afterMs`
 * if known. "offline": it cannot be reached.
 */
export type PdfReply =
  | { kind: "ready"; file: File }
  | { kind: "missing" | "offline" }
  | { kind: "busy"; afterMs: number | null };

const PDF = "application/pdf";
const TIMEOUT_MS = 20_000;
const DEFAULT_NAME = "bizgrow-health-check.pdf";

const nameIn = (response: Response): string =>
  /filename="?([\w.-]+\.pdf)"?/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ??
  DEFAULT_NAME;

/** Fetches the PDF report of the check that a visitor finished last, as a file. Never rejects. */
export const fetchPdf = async (id: string, lang: Lang): Promise<PdfReply> => {
  try {
    const response = await fetch(`/api/visitors/${id}/report.pdf?lang=${lang}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404 || response.status === 401) return { kind: "missing" };
    if (!response.ok) return { kind: "busy", afterMs: retryAfterMs(response) };
    // A network's sign-in page answers 200, too.
    if (!response.headers.get("Content-Type")?.startsWith(PDF)) return { kind: "offline" };
    const bytes = await response.arrayBuffer();
    return { kind: "ready", file: new File([bytes], nameIn(response), { type: PDF }) };
  } catch {
    return { kind: "offline" };
  }
};

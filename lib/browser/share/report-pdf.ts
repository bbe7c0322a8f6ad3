import type { Lang } from "@/lib/domain/core/languages";
import { call } from "@/lib/browser/core/api-call";

/** "missing": no finished check; "busy": try after `afterMs`; "offline": no answer. */
export type PdfReply =
  | { kind: "ready"; file: File }
  | { kind: "missing" | "offline" }
  | { kind: "busy"; afterMs: number | null };

const PDF = "application/pdf";
const TIMEOUT_MS = 20_000;
const DEFAULT_NAME = "health-check.pdf";

const nameIn = ({ headers }: Response): string =>
  /filename="?([\w.-]+\.pdf)"?/.exec(headers.get("Content-Disposition") ?? "")?.[1] ?? DEFAULT_NAME;

/** Null for a network's sign-in page, which answers 200, too, and for a body that a proxy took away. */
const fileIn = async (response: Response): Promise<File | null> => {
  const bytes = await response.arrayBuffer();
  return response.headers.get("Content-Type")?.startsWith(PDF) && bytes.byteLength > 0
    ? new File([bytes], nameIn(response), { type: PDF })
    : null;
};

/** Where the PDF of a visitor's last check is, or that of its plan alone. */
export const pdfPath = (id: string, lang: Lang, part?: "plan"): string =>
  `/api/visitors/${id}/report.pdf?lang=${lang}${part ? `&part=${part}` : ""}`;

/** Fetches the PDF report of the check that a visitor finished last, as a file. Never rejects. */
export const fetchPdf = async (id: string, lang: Lang): Promise<PdfReply> => {
  const reply = await call("GET", pdfPath(id, lang), (file) => file as File | null, {
    timeoutMs: TIMEOUT_MS,
    read: fileIn,
  });
  if (reply.kind === "done") return { kind: "ready", file: reply.value };
  if (reply.kind !== "later") return { kind: "missing" };
  const { status, afterMs } = reply;
  return status === undefined ? { kind: "offline" } : { kind: "busy", afterMs };
};

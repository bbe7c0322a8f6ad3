import { parentPort } from "node:worker_threads";
import type { ReportDocument } from "./report-document.ts";
import { reportPdf } from "./report-pdf.ts";

/** The worker thread: a document comes in, its PDF goes out, or null where it cannot be made (report-worker.ts). */
const port = parentPort!;

port.on("message", (report: ReportDocument) => {
  try {
    const pdf = new Uint8Array(reportPdf(report));
    port.postMessage({ pdf }, [pdf.buffer]);
  } catch (error) {
    port.postMessage({ pdf: null, reason: error instanceof Error ? error.name : "unknown" });
  }
});

import "server-only";
import { closeOnShutdown } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { createReportWorker } from "@/lib/server/pdf/report-worker";

/** The thread that makes PDF files. */
export const reportWorker = singleton("reportWorker", () => {
  const made = createReportWorker();
  closeOnShutdown(made.close);
  return made;
});

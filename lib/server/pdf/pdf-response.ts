import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";

/** A file with a report of a check finished at `finishedAt`, epoch ms. */
export type PdfFile = { pdf: Uint8Array<ArrayBuffer>; finishedAt: number };

/** The file's name: our name and the day in India, and nothing personal. */
export const pdfFileName = (finishedAt: number): string =>
  `${fill(contentIn("en").report.file, { date: indianDay(finishedAt) })}.pdf`;

/** A PDF file as an answer that browsers download. */
export const pdfResponse = ({ pdf, finishedAt }: PdfFile): Response =>
  new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${pdfFileName(finishedAt)}"`,
    },
  });

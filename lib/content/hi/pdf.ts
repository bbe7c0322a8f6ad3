import type { PdfWords } from "@/lib/content/en/pdf";

export const pdf: PdfWords = {
  pageNumber: "पन्ना {n}, कुल {total}",
  website: "वेबसाइट",
};

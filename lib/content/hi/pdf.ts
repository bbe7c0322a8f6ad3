import type { pdf as PdfWords } from "@/lib/content/en/pdf";

export const pdf: typeof PdfWords = {
  pageNumber: "पन्ना {n}, कुल {total}",
  website: "वेबसाइट",
};

import type { pdf as PdfWords } from "@/lib/content/en/pdf";

export const pdf: typeof PdfWords = {
  pageNumber: "{total} में से पन्ना {n}",
  ticks: "यहाँ टिक करें",
  website: "वेबसाइट",
};

import type { PublicPath } from "./public-pages";

/** The drawings beside the titles of pages in lists and at the head of posts and tools, in public/drawings. */
export const PAGE_DRAWINGS = {
  "/health-check": "phone",
  "/services": "scales",
  "/tools": "abacus",
  "/faq": "counter",
  "/contact": "bell",
  "/tools/udhaar": "khata",
  "/tools/margin": "price-tag",
  "/tools/break-even": "balance-line",
  "/tools/slow-months": "umbrella",
  "/tools/discount": "cut-price",
  "/blog/udhaar-paise-mangne-ka-message": "slips",
  "/blog/google-maps-par-dukan-kaise-add-kare": "area-branding",
  "/blog/whatsapp-business-auto-reply-message": "chat",
  "/blog/dukan-ki-bikri-kaise-badhaye": "area-growth",
  "/blog/dukan-ka-hisab-kitab-kaise-rakhe": "ledger",
  "/blog/udhaar-7-day-plan": "calendar",
  "/blog/google-maps-whatsapp-afternoon": "maps-search",
  "/blog/margin-sheet-slow-months": "sheet",
} as const satisfies Partial<Record<PublicPath, string>>;

import type { PublicPath } from "./public-pages";

/** The drawing of each public page, in public/drawings: on its shared picture, and beside its title in a list. */
export const PAGE_DRAWINGS = {
  "/": "shopfront",
  "/health-check": "phone",
  "/health-check/method": "measuring-tape",
  "/services": "scales",
  "/about": "tea-glass",
  "/blog": "newspaper",
  "/faq": "counter",
  "/contact": "bell",
  "/onboarding": "form",
  "/terms": "stamp",
  "/privacy": "safe",
  "/refund": "give-back",
  "/blog/udhaar-paise-mangne-ka-message": "slips",
  "/blog/google-maps-par-dukan-kaise-add-kare": "area-branding",
  "/blog/whatsapp-business-auto-reply-message": "chat",
  "/blog/dukan-ki-bikri-kaise-badhaye": "area-growth",
  "/blog/dukan-ka-hisab-kitab-kaise-rakhe": "ledger",
  "/blog/udhaar-7-day-plan": "calendar",
  "/blog/google-maps-whatsapp-afternoon": "maps-search",
  "/blog/margin-sheet-slow-months": "sheet",
} as const satisfies Record<PublicPath, string>;

import type { SheetId } from "@/lib/content/blog/sheet-facts";
import type { ToolId } from "@/lib/domain/tools/tool-ids";

/** Where a fact of a post comes from: kept as title, publisher and date, in case the link dies. */
export type Source = {
  title: string;
  publisher: string;
  /** The day or year it was published, ISO; absent where the page names none. */
  published?: string;
  /** The page that was read. */
  url: string;
  /** The day it was read, ISO. */
  checkedOn: string;
  /** Whose copy of the text was read, where the publisher's own page could not be. */
  copyAt?: string;
};

export type PostFacts = {
  /** The same in both languages. */
  slug: string;
  /** Days of publication and of the last change, ISO. */
  date: string;
  updated: string;
  sources: readonly Source[];
  /** What belongs to it: a sheet to print, or a tool. */
  help: { sheet: SheetId } | { tool: ToolId };
};

const CHECKED = "2026-11-22";

const WHATSAPP_POLICY: Source = {
  title: "WhatsApp Business Messaging Policy",
  publisher: "WhatsApp",
  url: "https://business.whatsapp.com/policy",
  checkedOn: CHECKED,
};
const GOOGLE_VERIFY: Source = {
  title: "Verify your business on Google",
  publisher: "Google Business Profile Help",
  url: "https://support.google.com/business/answer/7107242",
  checkedOn: CHECKED,
};
const GOOGLE_FAKE_ENGAGEMENT: Source = {
  title: "Policy violations of a Business Profile: fake engagement",
  publisher: "Google for Developers",
  url: "https://developers.google.com/my-business/reference/businessinformation/rest/Shared.Types/PolicyViolation",
  checkedOn: CHECKED,
};

/** The posts, newest first; their words are in lib/content/{en,hi}/blog. */
export const POST_FACTS = [
  {
    slug: "udhaar-paise-mangne-ka-message",
    date: "2026-11-22",
    updated: "2026-11-26",
    sources: [WHATSAPP_POLICY],
    help: { tool: "udhaar" },
  },
  {
    slug: "google-maps-par-dukan-kaise-add-kare",
    date: "2026-11-22",
    updated: "2026-11-26",
    sources: [GOOGLE_VERIFY, GOOGLE_FAKE_ENGAGEMENT],
    help: { sheet: "maps-whatsapp-checklist" },
  },
  {
    slug: "whatsapp-business-auto-reply-message",
    date: "2026-11-22",
    updated: "2026-11-26",
    sources: [WHATSAPP_POLICY],
    help: { sheet: "quick-replies" },
  },
  {
    slug: "dukan-ki-bikri-kaise-badhaye",
    date: "2026-11-22",
    updated: "2026-11-26",
    sources: [],
    help: { sheet: "sales-plan" },
  },
  {
    slug: "dukan-ka-hisab-kitab-kaise-rakhe",
    date: "2026-11-22",
    updated: "2026-11-26",
    sources: [],
    help: { sheet: "daily-accounts" },
  },
  {
    slug: "udhaar-7-day-plan",
    date: "2026-11-21",
    updated: "2026-11-26",
    sources: [],
    help: { tool: "udhaar" },
  },
  {
    slug: "google-maps-whatsapp-afternoon",
    date: "2026-11-21",
    updated: "2026-11-26",
    sources: [GOOGLE_VERIFY, GOOGLE_FAKE_ENGAGEMENT, WHATSAPP_POLICY],
    help: { sheet: "maps-whatsapp-checklist" },
  },
  {
    slug: "margin-sheet-slow-months",
    date: "2026-11-21",
    updated: "2026-11-26",
    sources: [],
    help: { tool: "margin" },
  },
] as const satisfies readonly PostFacts[];

export type PostSlug = (typeof POST_FACTS)[number]["slug"];

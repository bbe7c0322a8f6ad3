/** A source of a post; with a link only where its address is known to work. */
export type Source = { name: string; url?: string };

export type PostFacts = {
  /** The same in both languages. */
  slug: string;
  /** Day of publication, ISO. */
  date: string;
  /** Month in which the sources were read, ISO. */
  checkedOn: string;
  sources: readonly Source[];
  /** The sheet to download: public/downloads/<sheet>-<language>.csv */
  sheet: string;
};

/** The posts, newest first; their words are in lib/content/{en,hi}/blog. */
export const POST_FACTS = [
  {
    slug: "udhaar-7-day-plan",
    date: "2026-11-21",
    checkedOn: "2026-11",
    sources: [
      { name: "IndiaFilings", url: "https://www.indiafilings.com/" },
      { name: "Kanakkupillai", url: "https://www.kanakkupillai.com/" },
      { name: "The Hindu BusinessLine", url: "https://www.thehindubusinessline.com/" },
      { name: "Setindiabiz", url: "https://www.setindiabiz.com/" },
    ],
    sheet: "dues-sheet",
  },
  {
    slug: "google-maps-whatsapp-afternoon",
    date: "2026-11-21",
    checkedOn: "2026-11",
    sources: [
      { name: "Search Engine Roundtable, 28.02.2025" },
      { name: "360dialog", url: "https://docs.360dialog.com/" },
      { name: "Microsoft Learn", url: "https://learn.microsoft.com/" },
    ],
    sheet: "maps-whatsapp-checklist",
  },
  {
    slug: "margin-sheet-slow-months",
    date: "2026-11-21",
    checkedOn: "2026-11",
    sources: [{ name: "Quicko" }],
    sheet: "margin-sheet",
  },
] as const satisfies readonly PostFacts[];

export type PostSlug = (typeof POST_FACTS)[number]["slug"];

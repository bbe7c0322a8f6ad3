import { DAYS_OF_MONTH, type SheetId } from "@/lib/content/blog/sheet-facts";

export type SheetPartWords = {
  /** Above the table, where a sheet has several. */
  title?: string;
  columns: string[];
  /** The printed lines of a table that is filled in on the right. */
  lines?: string[];
};

type SheetWords = { title: string; lead: string; parts: SheetPartWords[] };

const all: Readonly<Record<SheetId, SheetWords>> = {
  "maps-whatsapp-checklist": {
    title: "Google Maps and WhatsApp: the afternoon's list",
    lead: "From two to five. Tick what is done; write on the right what you chose.",
    parts: [
      {
        columns: ["Done", "Step", "Note"],
        lines: [
          "Search the shop's name and lane on Google Maps",
          "Claim the listing, or add the business",
          "Start Google's check that the shop is yours",
          "Name exactly as on the board",
          "The narrowest category that fits",
          "Address right, pin on the door, a friend found it",
          "Phone number that is on WhatsApp and is answered",
          "Timings, weekly off, next festival days",
          "Goods or services with prices",
          "2 photos of the front, 2 of the inside",
          "3 photos of best sellers with price tags",
          "1 photo of people at work: they agreed",
          "1 photo of the rate list, 1 of the nearest landmark",
          "Review link copied into a quick reply",
          "Two weeks: the link to a few customers a day",
          "Chats backed up, WhatsApp Business set up",
          "Profile: address, timings, map link, one line",
          "Catalogue: ten items with photo and price",
          "Away message with the time of the answer",
          "Five quick replies, labels for orders and payments",
          "Two fixed times a day, and who answers",
          "Count today: reviews, calls from the map, open messages",
          "Count again in four weeks",
        ],
      },
    ],
  },
  "quick-replies": {
    title: "Quick replies: our texts for the 15 words",
    lead: "Write your own text beside each word. Tick it when it is saved in the app.",
    parts: [
      {
        columns: ["Word", "Our text", "Saved"],
        lines: [
          "/rate: price of an item",
          "/map: where we are",
          "/time: opening hours",
          "/order: what to write",
          "/ok: order noted",
          "/delivery: area and charge",
          "/upi: how to pay",
          "/paid: money received",
          "/ready: come and collect",
          "/out: finished, when again",
          "/check: I will look",
          "/late: order delayed",
          "/sorry: complaint",
          "/return: returns",
          "/thanks: after the sale",
        ],
      },
    ],
  },
  "sales-plan": {
    title: "Sales sheet: two ways, four weeks, one result",
    lead: "Tick two ways. Write average sales a day before you start and in the fourth week.",
    parts: [
      {
        columns: ["Try", "Way", "Before ₹", "After ₹"],
        lines: [
          "Found on the map",
          "Introductions from three customers",
          "Board, prices and glass in front",
          "Cards at three neighbours",
          "Friday photo on Status",
          "Answers on the same day",
          "List of who wants what",
          "Ten best sellers never out",
          "Side by side on the shelf",
          "One question at the counter",
          "Larger pack with price per kilo",
          "A gift from a bill of ₹500",
          "Number of bills a day",
          "Average bill: sales ÷ bills",
        ],
      },
    ],
  },
  "cash-sheet": {
    title: "Four-week cash page: what comes in, what goes out",
    lead: "Left = money at the start + all that comes in − all that goes out. The first week below zero is the tight week.",
    parts: [
      {
        columns: ["Line", "Week 1", "Week 2", "Week 3", "Week 4"],
        lines: [
          "Money at the start",
          "In: sales",
          "In: dues that will be paid",
          "Out: goods",
          "Out: rent, salaries, power",
          "Out: loan, tax, home",
          "Left at the end",
        ],
      },
    ],
  },
  "daily-accounts": {
    title: "Daily accounts: one line every evening",
    lead: "Galla tonight = galla last night + cash sales + udhaar received − goods − other costs − taken home.",
    parts: [
      {
        columns: [
          "Day",
          "Cash sales",
          "UPI sales",
          "Udhaar given",
          "Udhaar received",
          "Goods bought",
          "Other costs",
          "Taken home",
          "Galla counted",
        ],
        lines: [...DAYS_OF_MONTH, "Total"],
      },
    ],
  },
};

/** The sheets to print, and what their pages say around them. */
export const sheets = {
  /** A cell is named for screen readers by its column and its row. */
  cell: "{column}, row {row}",
  how: "Type here and print, or print and fill in by hand: one A4 page. Nothing you type is sent or saved.",
  print: "Print this page",
  csv: "For Excel or Google Sheets (CSV)",
  post: "How to use it",
  all,
};

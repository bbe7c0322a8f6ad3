import type { QuestionId } from "@/lib/domain/check/sections";

/** A problem of the check in two to five words, for lines that point to the owner's answers. */
export type Topics = Readonly<Record<QuestionId, string>>;

const topics: Topics = {
  b1: "customers leave for a lower price",
  b2: "no clear reason to choose you",
  b3: "Google Maps missing or wrong",
  b4: "few new reviews",
  b5: "new customers only by chance",
  g1: "sales flat or falling",
  g2: "income from two or three customers",
  g3: "slow months",
  g4: "messages missed or late",
  g5: "profit per item not known",
  o1: "money stuck in udhaar",
  o2: "cash runs short",
  o3: "work depends on one person",
  o4: "accounts or filings late",
  o5: "no written plan",
};

/** The result's page: its picture, its plan, its closed parts, its sheet on paper. */
export const result = {
  priority: "Priority",
  plan: {
    minutes: "{n} min",
    done: "Done when",
    /** Before the sentence that says why a step matters. */
    why: "Why:",
    tick: "Done",
    tickOf: "Done: {topic}",
    next: "All done. Here is what comes next.",
    over: "Every step is done.",
    /** Why step 1 is the first. */
    first: {
      money: "Money comes first.",
      moneyUnsure: "Money comes first, whatever the area: find out first.",
      quick: "The quickest step comes first.",
      area: "The area with the fewest points comes first.",
    },
  },
  tools: {
    reminderMessage: "Ready WhatsApp message",
    mapsListing: "Google Maps, step by step",
    reviewMessage: "Ready WhatsApp message",
    awayMessage: "Away message to copy",
    moreSales: "12 ways, with costs",
    dailyAccounts: "Sheet for daily accounts",
    cashSheet: "Four-week cash page",
  },
  because: { yes: "Yes:", maybe: "You said sometimes or not sure:" },
  answers: {
    title: "All your answers",
    inPlan: "Step {n} of your plan",
    no: "You said no:",
  },
  /** Only on paper. */
  sheet: {
    shop: "Shop",
    date: "Checked on",
    who: "Who",
    by: "By when",
    done: "Done",
    sampleShop: "Asha General Store (made up)",
  },
  topics,
};

export type ResultWords = typeof result;

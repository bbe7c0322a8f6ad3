import { nextIndianHour } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { textsOf } from "@/lib/domain/leads/lead-fields";
import { UNTOUCHED } from "@/lib/domain/leads/lead-notes";
import type { SeededLead } from "./seeded-leads";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ASHA = "asha@bizgrow.example";
const NAMES = {
  en: ["Ravi Sharma", "Meena Iyer", "Imran Khan", "Kavita Das", "Deepak Gill", "Fatima Rao"],
  hi: ["रवि शर्मा", "मीना जोशी", "सुनीता पाटील", "अनिल यादव", "गीता वर्मा", "मोहन दास"],
} satisfies Record<Lang, string[]>;

/** How many single people of each wish are how far. */
const COLUMNS = ["fresh", "old", "overdue", "today", "later", "offer", "won", "lost"] as const;
type State = (typeof COLUMNS)[number];
const PLAN = {
  order: [18, 2, 2, 2, 2, 3, 3, 1],
  call: [16, 2, 1, 1, 1, 0, 0, 1],
  demo: [14, 2, 2, 1, 2, 1, 1, 1],
  question: [22, 3, 2, 1, 2, 0, 1, 2],
  start: [12, 1, 1, 1, 1, 1, 0, 1],
  result: [9, 1, 1, 0, 1, 0, 0, 0],
} as const;
type Wish = keyof typeof PLAN | "newsletter";
const NEWSLETTERS = 12;
const SPAM = 12;
const WON_RUPEES = 6_999;

const sumOf = (column: State): number =>
  Object.values(PLAN).reduce((sum, row) => sum + row[COLUMNS.indexOf(column)]!, 0);
const waiting = (wish: "order" | "call") => PLAN[wish][0] + PLAN[wish][1];

/** The person with six messages, and the two people of one shop: both order, and both wait. */
const SPECIAL = 2;

/** What the desk must show of this day: counted from the plan, before anything is stored. */
export const KNOWN = {
  answer: sumOf("fresh") + sumOf("old") + SPECIAL,
  orders: waiting("order") + waiting("call") + SPECIAL,
  overdue: sumOf("overdue"),
  today: sumOf("today"),
  // The order with five later messages has waited for 13 days.
  late: sumOf("old") + sumOf("overdue") + 1,
  later: sumOf("later") + sumOf("offer"),
  spam: SPAM,
  offers: sumOf("offer"),
  won: sumOf("won"),
  rupees: sumOf("won") * WON_RUPEES,
  /** In the list: everybody but spam. */
  people: Object.values(PLAN)
    .flat()
    .reduce((sum, n) => sum + n, SPECIAL + NEWSLETTERS),
};

/** The last digits of a number that nobody else has. */
export const DIGITS = "91540";
export const VIKAS = { order: "Vikas Kale", last: "hello?" };
export const SHOP = {
  phone: "98220 12345",
  buyer: "Suresh Jadhav",
  email: "suresh@jadhavstores.in",
};
const MANGAL = { name: "Mangal Pawar", email: "mangal@pawarsarees.in" };

type Made = {
  wish: Wish;
  lang?: Lang;
  name: string;
  phone: string;
  email?: string;
  message?: string;
  at: number;
};

/** A lead of a wish as the site would have stored it. */
const leadOf = (made: Made, n: number): Lead => {
  const { wish, lang = "en", name, phone, email = "", message = "", at } = made;
  const base = {
    reference: `BG-${n.toString(32).toUpperCase().padStart(7, "0")}`,
    receivedAt: at,
    ...UNTOUCHED,
    flags: [],
    lang,
    source: { utm_source: n % 3 === 0 ? "whatsapp" : "google" },
    consent: {
      purpose: "reply",
      textVersion: "2026-11-21",
      givenAt: at,
      withdrawnAt: null,
    },
    filledMs: 3e4,
    visitorId: null,
    keys: [],
  };
  const score = { healthScore: 47, grade: "C", area: "operations" as const };
  const [firstName = "", lastName = ""] = name.split(" ");
  switch (wish) {
    case "newsletter":
      return { ...base, kind: wish, ...textsOf(wish, () => ""), email, endedAt: null };
    case "result": {
      const consent = { ...base.consent, purpose: "contact" };
      return {
        ...base,
        kind: "check",
        consent,
        ...textsOf("check", () => ""),
        name,
        email,
        ...score,
      };
    }
    case "start":
      return {
        ...base,
        kind: "onboarding",
        ...textsOf("onboarding", () => ""),
        firstName,
        lastName,
        phone,
        email,
        packageId: "complete",
        score:
          n % 2 === 0
            ? {
                ...score,
                completedAt: at,
              }
            : null,
      };
    default:
      return {
        ...base,
        kind: "contact",
        ...textsOf("contact", () => ""),
        name,
        phone,
        email,
        message,
        businessType: "grocery",
        topic: wish,
        channel: "site",
        sharedCheck: null,
        call: null,
        packageId: wish === "order" ? "complete" : null,
      };
  }
};

/** The lead as the desk has gone on with it; `now` in epoch ms. */
const workedOn = (lead: Lead, state: State, now: number): Lead => {
  if (state === "fresh" || state === "old") return lead;
  const at = now - 60 * MINUTE_MS;
  const note = { at, by: ASHA, status: "talking", text: "Talked on the phone." };
  const nextAt = { overdue: now - DAY_MS, today: nextIndianHour(0, now) - MINUTE_MS };
  switch (state) {
    case "overdue":
    case "today":
      return { ...lead, status: "talking", owner: ASHA, notes: [note], nextAt: nextAt[state] };
    case "later":
      return { ...lead, status: "talking", owner: ASHA, notes: [note], nextAt: now + 3 * DAY_MS };
    case "offer":
      return { ...lead, status: state, owner: ASHA, notes: [{ ...note, status: state }] };
    case "won": {
      const won = { ...note, status: state, action: { kind: state, rupees: WON_RUPEES } };
      return { ...lead, status: state, owner: ASHA, notes: [won], wonRupees: WON_RUPEES };
    }
    case "lost": {
      const lost = { ...note, status: state, action: { kind: state, reason: "price" } };
      return { ...lead, status: state, owner: ASHA, notes: [lost], lostReason: "price" };
    }
  }
};

/** Nine of twenty write in Hindi. */
const langOf = (n: number): Lang => (n % 20 < 9 ? "hi" : "en");
const phoneOf = (n: number): string => `+919${700_000_000 + n * 1_234_577}`;

/** The person `n` with a name and a number that nobody else has. */
const somebody = (n: number): Omit<Made, "wish" | "at"> => {
  const lang = langOf(n);
  return {
    lang,
    name: `${NAMES[lang][n % NAMES[lang].length]!} ${n}`,
    phone: phoneOf(n),
    email: `someone-${n}@example.in`,
    message: lang === "hi" ? `उधार अटका है, मदद चाहिए। ${n}` : `Udhaar is stuck, please help. ${n}`,
  };
};

/** Six messages of one person: an order, then questions, the number spelt in five ways, five names. */
const sixMessages = (now: number): Made[] => {
  const SAID = [
    ["Vikas Kale", "+91 98220-67890", "I want Complete. How do I pay?"],
    ["Vikas", "919822067890", "Did you get my order?"],
    ["विकास काळे", "098220 67890", "नमस्ते, कोई है?"],
    ["V. Kale", "9822067890", "Please call me back."],
    ["Vikas K", "+91-98220 67890", "Any news?"],
    ["Vikas", "919822067890", VIKAS.last],
  ] as const;
  return SAID.map(([name, phone, message], at) => ({
    wish: at === 0 ? "order" : "question",
    name,
    phone,
    message,
    at: at === 5 ? now - 5 * MINUTE_MS : now - (13 - at) * DAY_MS,
  }));
};

/** The 174 leads of three days at a desk; `now` in epoch ms. KNOWN says what they come to. */
export const deskDay = (now: number): SeededLead[] => {
  const leads: Lead[] = [];
  const add = (made: Made, change: (lead: Lead) => Lead = (lead) => lead) =>
    leads.push(change(leadOf(made, leads.length)));
  const arrival = (state: State, n: number) =>
    state === "fresh" ? now - (2 * n + 2) * MINUTE_MS : now - 12 * DAY_MS - n * MINUTE_MS;
  for (const made of sixMessages(now)) add(made);
  const { phone } = SHOP;
  add({ wish: "order", name: SHOP.buyer, phone, email: SHOP.email, at: now - 40 * MINUTE_MS });
  add({ wish: "demo", ...MANGAL, phone, at: now - 20 * MINUTE_MS });
  for (const [wish, row] of Object.entries(PLAN))
    for (const [column, count] of row.entries())
      for (let one = 0; one < count; one++) {
        const [n, state] = [leads.length, COLUMNS[column]!];
        const made = { ...somebody(n), wish: wish as keyof typeof PLAN, at: arrival(state, n) };
        add(made, (lead) => workedOn(lead, state, now));
      }
  for (let one = 0; one < NEWSLETTERS + SPAM; one++) {
    const n = leads.length;
    const isSpam = one >= NEWSLETTERS;
    const made = { ...somebody(n), at: arrival("fresh", n) };
    add({ ...made, wish: isSpam ? "question" : "newsletter" }, (lead) =>
      isSpam ? { ...lead, flags: ["spam"] } : lead,
    );
  }
  return leads.map((lead, n) => {
    return { id: (n + 1).toString(16).padStart(64, "0"), lead, at: lead.receivedAt };
  });
};

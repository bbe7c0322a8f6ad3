import { dayAfter, indianDay, nextIndianHour } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import { type Lead, UNPLACED } from "@/lib/domain/leads/lead";
import { textsOf } from "@/lib/domain/leads/lead-fields";
import type { Person } from "@/lib/domain/leads/person";
import type { Sale } from "@/lib/domain/leads/sale";
import type { SeededLead } from "./seeded-leads";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ASHA = "asha@bizgrow.example";
const NAMES = {
  en: ["Ravi Sharma", "Meena Iyer", "Imran Khan", "Kavita Das", "Deepak Gill", "Fatima Rao"],
  hi: ["रवि शर्मा", "मीना जोशी", "सुनीता पाटील", "अनिल यादव", "गीता वर्मा", "मोहन दास"],
} satisfies Record<Lang, string[]>;

/** How many single people of each form are how far. */
const COLUMNS = [
  "fresh",
  "old",
  "overdue",
  "today",
  "later",
  "offer",
  "won",
  "owing",
  "lost",
] as const;
type State = (typeof COLUMNS)[number];
const PLAN = {
  order: [18, 2, 2, 2, 2, 3, 2, 1, 1],
  call: [30, 4, 3, 2, 3, 1, 0, 1, 2],
  question: [22, 3, 2, 1, 2, 0, 1, 0, 2],
  start: [12, 1, 1, 1, 1, 1, 0, 0, 1],
  check: [9, 1, 1, 0, 1, 0, 0, 0, 0],
} as const;
type Form = keyof typeof PLAN | "newsletter";
const NEWSLETTERS = 12;
const SPAM = 12;
const RUPEES = 6_999;
const PART_RUPEES = 2_000;

const sumOf = (column: State): number =>
  Object.values(PLAN).reduce((sum, row) => sum + row[COLUMNS.indexOf(column)]!, 0);
const waiting = (form: "order" | "call") => PLAN[form][0] + PLAN[form][1];

/** The person with six messages, and the shop with one number for two people: both ordered, and both wait. */
const SPECIAL = 2;

/** What the desk must show of this day: counted from the plan, before anything is stored. */
export const KNOWN = {
  answer: sumOf("fresh") + sumOf("old") + SPECIAL,
  orders: waiting("order") + waiting("call") + SPECIAL,
  owing: sumOf("owing"),
  due: sumOf("overdue") + sumOf("today"),
  dateless: sumOf("offer"),
  // The order with five later messages has waited for 13 days.
  late: sumOf("old") + sumOf("overdue") + sumOf("owing") + 1,
  spam: SPAM,
  won: sumOf("won") + sumOf("owing"),
  sums: {
    rupees: (sumOf("won") + sumOf("owing")) * RUPEES,
    paid: sumOf("won") * RUPEES + sumOf("owing") * PART_RUPEES,
    due: sumOf("owing") * (RUPEES - PART_RUPEES),
  },
  /** In the list: everybody but spam. */
  people: Object.values(PLAN)
    .flat()
    .reduce<number>((sum, n) => sum + n, SPECIAL),
  newsletters: NEWSLETTERS,
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
  form: Form;
  lang?: Lang;
  name: string;
  phone: string;
  email?: string;
  message?: string;
  at: number;
};

/** A lead of a form as the site would have stored it. */
const leadOf = (made: Made, n: number): Lead => {
  const { form, lang = "en", name, phone, email = "", message = "", at } = made;
  const base = {
    reference: `BG-${n.toString(32).toUpperCase().padStart(7, "0")}`,
    receivedAt: at,
    ...UNPLACED,
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
  switch (form) {
    case "newsletter":
      return { ...base, kind: form, ...textsOf(form, () => ""), email, endedAt: null };
    case "check": {
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
        isOrder: false,
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
        topic: form,
        channel: "site",
        sharedCheck: null,
        call: null,
        packageId: form === "order" ? "complete" : null,
      };
  }
};

/** A sale a week ago, of which so much was paid at once; the rest was due yesterday. */
const soldWith = (paid: number, now: number): Sale => {
  const at = now - 7 * DAY_MS;
  const payment = { at, on: indianDay(at), rupees: paid, way: "upi", utr: "", by: ASHA };
  return {
    id: `${at}`,
    at,
    by: ASHA,
    lead: null,
    packageId: "complete",
    rupees: RUPEES,
    dueOn: dayAfter(indianDay(now), -1),
    payments: [payment],
  };
};

/** What operators did for a person; undefined: nothing yet. `now` in epoch ms. */
const workFor = (state: State, now: number): SeededLead["work"] => {
  const at = now - 60 * MINUTE_MS;
  const noted = (stage: string): Partial<Person> => ({
    stage,
    owner: ASHA,
    notes: [{ at, by: ASHA, stage, text: "Talked on the phone." }],
    version: 1,
  });
  switch (state) {
    case "fresh":
    case "old":
      return undefined;
    case "overdue":
      return { ...noted("talking"), nextAt: now - DAY_MS };
    case "today":
      return { ...noted("talking"), nextAt: nextIndianHour(0, now) - MINUTE_MS };
    case "later":
      return { ...noted("talking"), nextAt: now + 3 * DAY_MS };
    case "offer":
      return noted("offer");
    case "won":
      return { ...noted("won"), sales: [soldWith(RUPEES, now)] };
    case "owing":
      return { ...noted("won"), sales: [soldWith(PART_RUPEES, now)] };
    case "lost":
      return { ...noted("lost"), lostReason: "price" };
  }
};

/** Nine of twenty write in Hindi. */
const langOf = (n: number): Lang => (n % 20 < 9 ? "hi" : "en");
const phoneOf = (n: number): string => `+919${700_000_000 + n * 1_234_577}`;

/** The person `n` with a name and a number that nobody else has. */
const somebody = (n: number): Omit<Made, "form" | "at"> => {
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
    form: at === 0 ? "order" : "question",
    name,
    phone,
    message,
    at: at === 5 ? now - 5 * MINUTE_MS : now - (13 - at) * DAY_MS,
  }));
};

/** The 174 leads of three days at a desk; `now` in epoch ms. KNOWN says what they come to. */
export const deskDay = (now: number): SeededLead[] => {
  const seeded: SeededLead[] = [];
  const add = (made: Made, state: State = "fresh", flags: readonly string[] = []) => {
    const lead = { ...leadOf(made, seeded.length), flags };
    const id = (seeded.length + 1).toString(16).padStart(64, "0");
    seeded.push({ id, lead, at: made.at, work: workFor(state, now) });
  };
  const arrival = (state: State) => {
    const n = seeded.length;
    return state === "fresh" ? now - (2 * n + 2) * MINUTE_MS : now - 12 * DAY_MS - n * MINUTE_MS;
  };
  for (const made of sixMessages(now)) add(made);
  const { phone } = SHOP;
  add({ form: "order", name: SHOP.buyer, phone, email: SHOP.email, at: now - 40 * MINUTE_MS });
  add({ form: "call", ...MANGAL, phone, at: now - 20 * MINUTE_MS });
  for (const [form, row] of Object.entries(PLAN))
    for (const [column, count] of row.entries())
      for (let one = 0; one < count; one++) {
        const state = COLUMNS[column]!;
        const made = { ...somebody(seeded.length), form: form as keyof typeof PLAN };
        add({ ...made, at: arrival(state) }, state);
      }
  for (let one = 0; one < NEWSLETTERS; one++)
    add({ ...somebody(seeded.length), form: "newsletter", at: arrival("fresh") });
  for (let one = 0; one < SPAM; one++)
    add({ ...somebody(seeded.length), form: "question", at: arrival("fresh") }, "fresh", ["spam"]);
  return seeded;
};

import type { Trade } from "@/lib/domain/check/plan-marks";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { TradeSteps } from "@/lib/domain/check/step-words";

const trades: Readonly<Partial<Record<Trade, TradeSteps>>> = {
  grocery: {
    b1: {
      step: "Write the 5 packed items customers compare most, and two rivals' prices. Match only above your cost; never sell above MRP.",
      done: "both rivals' prices are on paper.",
    },
    g2: {
      step: "Write a limit of udhaar beside your three biggest customers. Ask each for one family who does not know you yet.",
      done: "three limits and three names are written.",
    },
    g5: {
      step: "For your ten best sellers: what is left per piece after GST and all costs, times pieces a month. More shelf for the top three; drop the last two. MRP is the ceiling.",
      done: "all ten are in order.",
    },
  },
  salon: {
    b1: {
      step: "Write the 5 services customers compare most, and two nearby salons' prices. Match only where something is left after material and time.",
      done: "both salons' prices are on paper.",
    },
    g1: {
      step: "Write takings of the last 12 months; mark the two best and two worst. Plan one offer to your regulars for each of the worst two.",
      done: "both have their offer.",
    },
    g5: {
      step: "For your five best services: price minus GST, material and the pay of its minutes, times services a month. Push the top two; drop or raise the last.",
      done: "all five are in order.",
    },
  },
  workshop: {
    b1: {
      step: "Write the 5 jobs customers compare most, and two rivals' prices. Match only where something is left after parts and hours.",
      done: "both rivals' prices are on paper.",
    },
    b5: {
      step: "Leave your card with two shops that sell parts. This week ask each new customer who sent them, and count.",
      done: "a week's answers are counted.",
    },
    g5: {
      step: "For your five commonest jobs: price minus GST, parts and the pay of the hours, times jobs a month. Push the top two; drop or raise the last.",
      done: "all five are in order.",
    },
    o1: {
      step: "Today message the three oldest dues. From the next job on: a written estimate, and half of it in advance.",
      done: "three messages are sent, and one estimate is written.",
    },
    o2: {
      step: "Write money in and out for four weeks. Before the tight week, collect for one finished job, or take half in advance for the next.",
      done: "the tight week is covered.",
    },
  },
  restaurant: {
    b1: {
      step: "Write the 5 plates customers compare most, and two rivals' prices, in the app too. Match only where something is left after ingredients and commission.",
      done: "both rivals' prices are on paper.",
    },
    g1: {
      step: "Write sales of the last 12 months; mark the two best and two worst. For the worst two write which plates and how much buying you cut.",
      done: "both have their cuts.",
    },
    g5: {
      step: "For your five best plates: price minus GST, ingredients, waste, packing and app commission, times plates a month. Push the top two; drop or raise the last.",
      done: "all five are in order.",
    },
  },
  online: {
    b2: {
      step: 'Fill in: "People order ___ from us, because ___." Change it until two buyers get it at once.',
      done: "it heads your page in the app.",
    },
    b3: {
      step: "Look up your three best products in the app where you sell, as a buyer would. Fix title, first photo, sizes and price.",
      done: "all three are right.",
    },
    b4: {
      step: "Put a card into each parcel that asks every buyer, happy or not, for a review in the app. No reward.",
      done: "a week's parcels have it.",
    },
    b5: {
      step: "Look up in the app where this week's visitors came from. Show your best product in one new place: Instagram, your WhatsApp status, a second app.",
      done: "it is there, and a week's orders from it are counted.",
    },
    g5: {
      step: "For your five best sellers: price minus GST, cost, commission, courier and returns, times pieces a month. Push the top two; drop the last or raise it up to the MRP.",
      done: "all five are in order.",
    },
    o1: {
      step: "List what the apps, couriers and buyers owe you, with dates. Today ask about the three oldest payouts.",
      done: "three questions are sent.",
    },
  },
  startup: {
    b1: {
      step: "Ask five people who could buy what they use today, and what it costs them. Write one line: what is better about yours at that price.",
      done: "five answers and the line are written.",
    },
    b5: {
      step: "Write the names of twenty customers you want. This week call or message five of them, and note each answer.",
      done: "five answers are noted.",
    },
    g1: {
      step: "Write sales of each week since you began, and where each customer came from. Do again this week what brought the most.",
      done: "it is done again.",
    },
    g5: {
      step: "For each thing you sell: price minus GST, all costs and the pay of your own hours. Raise or drop what leaves nothing.",
      done: "each has its sum.",
    },
  },
};

/** Asked once a step is done: what it brought. */
const winAsks: Readonly<Partial<Record<QuestionId, string>>> = {
  o1: "How much came in?",
  o2: "How much was collected?",
  g3: "How much is put aside?",
};

/** What an owner notes on the plan of a result. */
export const plan = {
  when: {
    open: "When?",
    change: "Another day",
    evening: "Today evening",
    morning: "Tomorrow morning",
    sunday: "Sunday",
    other: "Another day",
    day: "Day",
    hour: "Time",
    set: "Take this day",
    past: "Choose a day and a time to come.",
    late: "{day} has passed",
    calendar: "To my calendar",
    of: "{what}: {topic}",
  },
  /** In the calendar: the step's title, and the text of the entry. */
  entry: { title: "{topic} ({minutes})", text: "{step} {done} {end}" },
  win: {
    ask: winAsks,
    asked: "{sum} asked.",
    keep: "Keep",
    kept: "Noted: {sum}",
    wrong: "Write a sum, such as 4,200.",
  },
  skip: "Not for me",
  skipped: "Not for me:",
  back: "Bring back",
  trade: {
    title: "What do you run?",
    lead: "Optional. Some steps then fit your trade; questions and score stay as they are.",
  },
  again: {
    title: "Thirty days later",
    lead: "The same questions about your steps. It is not a new check: your score stays.",
    before: "Before: {answer}",
    now: "Now: {answer}",
  },
  trades,
};

export type PlanWords = typeof plan;

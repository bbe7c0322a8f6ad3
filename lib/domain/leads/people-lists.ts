import { STAGES } from "./person-notes";
import { KNOWN } from "./wants";

/** The chips of the list: each stage, and people who are only in an operator's list. */
export const LISTED = [...STAGES, KNOWN] as const;
export type Listed = (typeof LISTED)[number];

export type DeskCounts = Readonly<{
  /** Wait for an answer; `orders` of them ordered, asked for a call or say that they have paid. */
  answer: number;
  orders: number;
  /** What is due of them is looked for today; a next step is due today. Overdue ones included. */
  owing: number;
  due: number;
  dateless: number;
  /** Wait too long: the promised answer, the next step or what is due is over. */
  late: number;
}>;

/** How many people there are. */
export type ListCounts = Readonly<{ stages: Readonly<Record<Listed, number>>; spam: number }>;

export const TODAY_GROUPS = ["answer", "owing", "due", "dateless"] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];
/** The lists of money: who owes, who paid last, who was lost last. */
export const MONEY_LISTS = ["owes", "paid", "lost"] as const;
export type MoneyList = (typeof MONEY_LISTS)[number];

import { z } from "zod";
import type { MoneyYear } from "@/lib/domain/funnel/money-rows";
import { keptMsOf } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

const row = z.looseObject({
  day: z.string(),
  source: z.string(),
  won: z.number(),
  rupees: z.number(),
  paid: z.number(),
});

const storedMoney = z.looseObject({ rows: z.array(row) }) satisfies z.ZodType<MoneyYear>;

/** What was sold and paid, by the year; kept as long as the buyers. */
export const MONEY_YEARS = collectionOf<MoneyYear>("moneyYears", storedMoney, () =>
  keptMsOf("wonLead"),
);

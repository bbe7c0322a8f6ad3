import { z } from "zod";
import { keptMsOf } from "@/lib/domain/leads/retention";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import type { MoneyYear } from "@/lib/domain/funnel/money-rows";
import { collectionOf } from "@/lib/server/store/store";

/** A day's counts as stored; unknown steps are kept (docs/product/data.md#r16). */
const storedTally = z.looseObject({
  day: z.string(),
  rows: z.array(
    z.looseObject({
      source: z.string(),
      lang: z.string(),
      counts: z.record(z.string(), z.number()),
      carried: z.exactOptional(z.number()),
    }),
  ),
}) satisfies z.ZodType<Tally>;

export const COUNTS = collectionOf<Tally>("counts", storedTally, () => keptMsOf("counts"));

const moneyRow = z.looseObject({
  day: z.string(),
  source: z.string(),
  won: z.number(),
  rupees: z.number(),
  paid: z.number(),
});

const storedMoney = z.looseObject({ rows: z.array(moneyRow) }) satisfies z.ZodType<MoneyYear>;

/** What was sold and paid, by the year; kept as long as the buyers. */
export const MONEY_YEARS = collectionOf<MoneyYear>("moneyYears", storedMoney, () =>
  keptMsOf("wonLead"),
);

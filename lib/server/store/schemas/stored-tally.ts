import { z } from "zod";
import { keptMsOf } from "@/lib/domain/leads/retention";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
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

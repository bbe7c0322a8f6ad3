import { type AdviceDay, withCheck } from "@/lib/domain/advice/advice-day";
import { indianDay } from "@/lib/domain/core/indian-day";
import { errorMessage } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";

/** How many days are looked through for the last advice that came. */
const DAYS_LOOKED_BACK = 30;

export type AdviceCounts = Pick<AdviceDay, "asked" | "given">;

export type AdviceDays = {
  /** Counts a check for which the AI was wanted. Never rejects. */
  count: (isGiven: boolean) => Promise<void>;
  /** Today's counts, and when the last advice came, today or in the last month. Rejects with StoreUnavailable. */
  today: () => Promise<AdviceCounts & { lastGivenAt: number | null }>;
  /** The counts of the days in which a period begins and ends; epoch ms. Rejects with StoreUnavailable. */
  between: (from: number, to: number) => Promise<AdviceCounts>;
};

/** How often the AI answers, by day in India: so that somebody knows when it does not (docs/product/check.md#ai-advice). */
export const createAdviceDays = (store: Store<AdviceDay>, now: () => number): AdviceDays => {
  const countsOf = async (day: string) => (await store.read(day)) ?? { asked: 0, given: 0 };

  return {
    count: async (isGiven) => {
      const at = now();
      const day = indianDay(at);
      try {
        await store.update(day, (known) => withCheck(known, day, isGiven, at));
      } catch (error) {
        log.error({ event: "advice not counted", reason: errorMessage(error) });
      }
    },

    today: async () => {
      const { asked, given } = await countsOf(indianDay(now()));
      const { rows } = await store.list({ before: null, limit: DAYS_LOOKED_BACK });
      const times = rows.flatMap(({ record }) => record.lastGivenAt ?? []);
      return { asked, given, lastGivenAt: times.length > 0 ? Math.max(...times) : null };
    },

    between: async (from, to) => {
      const days = [...new Set([indianDay(from), indianDay(to)])];
      const counts = await Promise.all(days.map(countsOf));
      const sumOf = (key: keyof AdviceCounts) => counts.reduce((sum, one) => sum + one[key], 0);
      return { asked: sumOf("asked"), given: sumOf("given") };
    },
  };
};

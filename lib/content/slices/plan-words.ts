import { contentIn } from "@/lib/content";
import { type Trade, TRADES } from "@/lib/domain/check/plan-marks";
import type { TradeSteps } from "@/lib/domain/check/step-words";
import type { Lang } from "@/lib/domain/core/languages";

/** The words of the plan's days and trades, loaded with their code. */
export const planWordsIn = (lang: Lang) => {
  const { plan, leadFields } = contentIn(lang);
  return {
    ...plan,
    tradeNames: TRADES.map((trade) => [trade, leadFields.businessType.choices[trade]] as const),
  };
};

export type PlanPartWords = ReturnType<typeof planWordsIn>;

/** The first steps of a trade in a language; undefined for none. */
export const tradeStepsIn = (lang: Lang, trade: Trade | null): TradeSteps | undefined =>
  trade === null ? undefined : contentIn(lang).plan.trades[trade];

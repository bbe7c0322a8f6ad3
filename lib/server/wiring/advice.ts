import "server-only";
import { createAdviceDays } from "@/lib/server/advice/advice-days";
import { createAiGuard } from "@/lib/server/advice/ai-guard";
import { createAiResult } from "@/lib/server/advice/ai-result";
import { createAnalyst } from "@/lib/server/advice/analyst";
import { createDailyBudget } from "@/lib/server/advice/daily-budget";
import { env } from "@/lib/server/core/env";
import { overload } from "@/lib/server/core/overload";
import { singleton } from "@/lib/server/core/singleton";
import { ADVICE_DAYS } from "@/lib/server/store/schemas/stored-tally";
import { BUDGETS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";
import { channelResultStore } from "./stores";

/** The AI calls of each day: collection `budgets`. */
const budgetStore = singleton("budgetStore", () => storeOf(BUDGETS));

/** How often the AI answered, by day: collection `adviceDays`. */
const adviceDayStore = singleton("adviceDayStore", () => storeOf(ADVICE_DAYS));

/** How often the AI answers, by day. */
export const adviceDays = singleton("adviceDays", () =>
  createAdviceDays(adviceDayStore(), Date.now),
);

/** The AI calls that are left today. */
export const aiBudget = singleton("aiBudget", () =>
  createDailyBudget(budgetStore(), env().aiDailyBudget, Date.now),
);

/** What came of the last try of the AI. */
export const aiResult = singleton("aiResult", () => createAiResult(channelResultStore(), Date.now));

/** Asks the AI for advice. */
export const analyst = singleton("analyst", () => {
  const { groq, aiDeadlineMs } = env();
  return createAnalyst({
    groq,
    deadlineMs: aiDeadlineMs,
    budget: aiBudget(),
    guard: createAiGuard({ isOverloaded: groq ? overload() : () => false }),
    days: adviceDays(),
    result: aiResult(),
  });
});

import "server-only";
import { createAiResult } from "@/lib/server/advice/ai-result";
import { createAnalyst } from "@/lib/server/advice/analyst";
import { createDailyBudget } from "@/lib/server/advice/daily-budget";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { BUDGETS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-notification";

/** Asks the AI for advice. */
export const analyst = singleton("analyst", () => {
  const { groq, aiDeadlineMs, aiDailyBudget } = env();
  return createAnalyst({
    groq,
    deadlineMs: aiDeadlineMs,
    budget: createDailyBudget(storeOf(BUDGETS), aiDailyBudget, Date.now),
    result: createAiResult(storeOf(CHANNEL_RESULTS), Date.now),
  });
});

import "server-only";
import { createAiResult } from "@/lib/server/advice/ai-result";
import { createAnalyst } from "@/lib/server/advice/analyst";
import { createDailyBudget } from "@/lib/server/advice/daily-budget";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { BUDGETS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-notification";

/** The AI calls that are left today. */
const aiBudget = singleton("aiBudget", () =>
  createDailyBudget(storeOf(BUDGETS), env().aiDailyBudget, Date.now),
);

/** What came of the last try of the AI. */
const aiResult = singleton("aiResult", () => createAiResult(storeOf(CHANNEL_RESULTS), Date.now));

/** Asks the AI for advice. */
export const analyst = singleton("analyst", () => {
  const { groq, aiDeadlineMs } = env();
  return createAnalyst({
    groq,
    deadlineMs: aiDeadlineMs,
    budget: aiBudget(),
    result: aiResult(),
  });
});

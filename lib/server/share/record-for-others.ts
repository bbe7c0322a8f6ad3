import type { VisitorRecord } from "@/lib/domain/account/record";
import { allowsAi } from "@/lib/domain/core/consent";
import { attemptOutcome } from "./attempt-outcome";

/**
 * A record as others than its owner read it, by a private link or at the desk. The AI's words stay only where no line
 * about the business could ever reach the AI, because such a line can say what it writes, and name the shop; elsewhere,
 * and where the owner refused the AI, the standard advice takes their place.
 */
export const recordForOthers = (record: VisitorRecord): VisitorRecord => {
  const { aiAnalysis: kept, attempts, consents } = record;
  const last = attempts.at(-1);
  const isWithoutLines = consents.every(({ purpose }) => purpose !== "aiProfile");
  if (!last || kept?.source !== "ai" || (isWithoutLines && allowsAi(consents))) return record;
  const { analysis, source } = attemptOutcome(kept.lang, last, null, {});
  return { ...record, aiAnalysis: { ...kept, ...analysis, source } };
};

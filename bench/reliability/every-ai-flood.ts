import type { Figure } from "@/test/proofs/figures";
import { type StandinMode, STANDIN_MODES } from "@/test/standins/groq-standin";
import { aiFlood, aiReplies } from "@/test/proofs/ai-flood";

const FLOOD = { leastCalls: 4 };
const GROWTH_MB = 64;
const REPLY_OF_200_MB: readonly StandinMode[] = ["huge", "huge-declared"];
const REPLY_GROWTH_MB = 32;

/** Every way in which the AI service can answer, each with a flood of five calls by each visitor. */
export const everyAiFlood = async (visitors: number): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const mode of REPLY_OF_200_MB) figures.push(...(await aiReplies(mode, REPLY_GROWTH_MB)));
  for (const mode of STANDIN_MODES)
    figures.push(...(await aiFlood({ mode, visitors, ...FLOOD, growthMb: GROWTH_MB })));
  return figures;
};

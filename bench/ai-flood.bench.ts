import { type StandinMode, STANDIN_MODES } from "@/scripts/groq-standin";
import { aiFlood } from "./ai-flood";
import type { Figure, Proof } from "./proof";

const VISITORS = 200;
const GROWTH_MB = 64;
const REPLY_OF_200_MB: readonly StandinMode[] = ["huge", "huge-declared"];
const REPLY_GROWTH_MB = 32;

/** Every way in which the service can answer, flooded. */
export const proof: Proof = async () => {
  const figures: Figure[] = [];
  for (const mode of STANDIN_MODES) {
    const growthMb = REPLY_OF_200_MB.includes(mode) ? REPLY_GROWTH_MB : GROWTH_MB;
    figures.push(...(await aiFlood({ mode, visitors: VISITORS, growthMb })));
  }
  return figures;
};

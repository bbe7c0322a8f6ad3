// holds: #ai-limits, #r7
// Floods of a server. The long form, for every way in which the service can answer: `npm run bench -- ai-flood`.
import { aiFlood } from "./ai-flood";
import { unmet } from "./figures";

const FLOOD = { visitors: 40, leastCalls: 4, growthMb: 64 };

test.each(["slow-300", "503"] as const)(
  "200 simultaneous analyses stay within every limit while the AI service is %s",
  async (mode) => expect(unmet(await aiFlood({ mode, ...FLOOD }))).toEqual([]),
  120_000,
);

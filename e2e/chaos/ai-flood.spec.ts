import { aiFlood } from "@/bench/reliability/ai-flood";
import { unmet } from "@/bench/support/proof";
import { expect, test } from "@playwright/test";
import { canFindRedis, startRedis } from "@/test/standins/redis-server";
import { LONG } from "@/e2e/support/tiers";

const FLOOD = { visitors: 40, settleMs: 0, leastCalls: 0, growthMb: 64 };

/** The short form of `npm run bench -- ai-flood`. */
for (const mode of ["slow-300", "503"] as const)
  test(
    `200 analyses at once keep to every limit while the AI's service is ${mode}`,
    LONG,
    async () => {
      expect(unmet(await aiFlood({ mode, ...FLOOD }))).toEqual([]);
    },
  );

test(
  "200 analyses at once are answered although Redis hangs in the middle of them",
  LONG,
  async () => {
    test.skip(!canFindRedis(), "no Redis on this machine");
    const redis = await startRedis();
    try {
      expect(unmet(await aiFlood({ mode: "slow-300", ...FLOOD, redis }))).toEqual([]);
    } finally {
      await redis.stop();
    }
  },
);

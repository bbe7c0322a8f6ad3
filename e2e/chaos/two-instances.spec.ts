import { expect, test } from "@playwright/test";
import { unmet } from "@/bench/support/proof";
import { twoInstances } from "@/bench/reliability/two-instances";
import { canFindFirestoreEmulator } from "@/test/standins/firestore-emulator";
import { canFindRedis } from "@/test/standins/redis-server";
import { LONG } from "@/e2e/support/tiers";

const isFound = canFindFirestoreEmulator() && canFindRedis();
if (!isFound)
  console.warn("Two instances were NOT tried: no Firestore emulator, or no Redis here.");

/** The short form of `npm run bench -- two-instances`. */
test(
  "two servers share one visitor's work, limits and budget, and lose nothing when one is killed",
  LONG,
  async () => {
    test.skip(!isFound, "no Firestore emulator, or no Redis, on this machine");
    test.setTimeout(300_000);
    const size = { writers: 4, kills: 1, spellMs: 500, leastWrites: 8, countsAnswers: false };
    expect(unmet(await twoInstances(size))).toEqual([]);
  },
);

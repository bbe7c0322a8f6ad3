import { kills } from "@/bench/reliability/kills";
import type { Proof } from "@/bench/support/proof";

/** Writes that are waited for before each kill; with those until the kill it makes some more. */
const WRITES_EACH = 50;

/** The size is the number of kills. */
export const proof: Proof = (count = 200) =>
  kills({
    kills: count,
    visitors: 10,
    senders: 5,
    writesEach: WRITES_EACH,
    leastWrites: count * WRITES_EACH,
    readyWithinMs: 2_000,
  });

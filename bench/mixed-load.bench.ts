import { mixedLoad } from "@/bench/reliability/mixed-load";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of seconds. */
export const proof: Proof = (seconds = 60) => mixedLoad({ perSecond: 100, seconds, spells: 6 });

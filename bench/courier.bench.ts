import { courier } from "@/bench/reliability/courier";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of letters that wait. */
export const proof: Proof = (waiting = 30_000) => courier(waiting);

import type { Proof } from "@/bench/support/proof";
import { twoInstances } from "@/bench/reliability/two-instances";

/** The size is the number of kills. */
export const proof: Proof = (kills = 10) =>
  twoInstances({ writers: 8, kills, spellMs: 2_000, leastWrites: 50 * kills, countsAnswers: true });

import type { Proof } from "@/bench/support/proof";
import { starts } from "@/bench/reliability/starts";

/** The size is the number of starts. */
export const proof: Proof = (count = 20) => starts(count);

import type { Proof } from "@/bench/support/proof";
import { soak } from "@/bench/reliability/soak";

/** The size is the number of minutes. */
export const proof: Proof = (minutes = 30) => soak(minutes);

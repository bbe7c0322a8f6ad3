import type { Proof } from "@/bench/support/proof";
import { stops } from "@/bench/reliability/stops";

/** The size is the number of stops. */
export const proof: Proof = (count = 50) => stops(count);

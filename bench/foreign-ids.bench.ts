import { foreignIds } from "@/bench/reliability/foreign-ids";
import type { Proof } from "@/bench/support/proof";

/** So many ids. */
export const proof: Proof = (size = 10_000) => foreignIds(size);

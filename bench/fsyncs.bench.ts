import { fsyncs } from "@/bench/reliability/fsyncs";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of writes. */
export const proof: Proof = (writes = 1_000) => fsyncs(writes);

import { fsyncs } from "./fsyncs";
import type { Proof } from "./proof";

/** The size is the number of writes. */
export const proof: Proof = (writes = 1_000) => fsyncs(writes);

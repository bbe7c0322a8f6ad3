import { growth } from "./speed/growth";
import { speedProof } from "./speed/speed-proof";

/** The size is the number of visitors and leads that there are at the end, a power of ten. */
export const proof = speedProof("Growth", 10_000, growth);

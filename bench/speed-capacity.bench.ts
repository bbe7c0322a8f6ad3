import { capacity } from "./speed/capacity";
import { speedProof } from "./speed/speed-proof";

/** The size is the number of checks. */
export const proof = speedProof("Capacity", 500, capacity);

import { memoryUse } from "./speed/memory-use";
import { speedProof } from "./speed/speed-proof";

/** The size is the number of seconds that each load lasts. */
export const proof = speedProof("Memory", 10, memoryUse);

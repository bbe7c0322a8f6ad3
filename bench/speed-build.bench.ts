import { buildTime } from "./speed/build-time";
import { speedProof } from "./speed/speed-proof";

/** The size is the number of runs. */
export const proof = speedProof("Builds", 3, buildTime);

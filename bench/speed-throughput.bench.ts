import { speedProof } from "./speed/speed-proof";
import { throughput } from "./speed/throughput";

/** The size is the number of runs. */
export const proof = speedProof("Throughput of the home page", 5, throughput);

import { api } from "./speed/api";
import { speedProof } from "./speed/speed-proof";

/** The size is the number of runs. */
export const proof = speedProof("The API", 5, api);

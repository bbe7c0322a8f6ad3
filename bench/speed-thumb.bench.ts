import { speedProof } from "./speed/speed-proof";
import { thumb } from "./speed/thumb";

/** The size is the number of runs. */
export const proof = speedProof("The check under a thumb", 5, thumb);

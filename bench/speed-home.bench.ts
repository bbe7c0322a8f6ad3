import { home } from "./speed/home";
import { speedProof } from "./speed/speed-proof";

/** The size is the number of runs. */
export const proof = speedProof("Lighthouse, the home page and its peers", 5, home);

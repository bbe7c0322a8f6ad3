import { pages } from "./speed/pages";
import { speedProof } from "./speed/speed-proof";

/** The size is the number of runs. */
export const proof = speedProof("Lighthouse, page by page", 5, pages);

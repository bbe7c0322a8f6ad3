import { courier } from "./courier";
import type { Proof } from "./proof";

/** The size is the number of letters that wait. */
export const proof: Proof = (waiting = 30_000) => courier(waiting);

import type { Proof } from "./proof";
import { soak } from "./soak";

/** The size is the number of minutes. */
export const proof: Proof = (minutes = 30) => soak(minutes);

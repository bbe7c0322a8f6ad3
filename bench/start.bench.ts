import type { Proof } from "./proof";
import { starts } from "./starts";

/** The size is the number of starts. */
export const proof: Proof = (count = 20) => starts(count);

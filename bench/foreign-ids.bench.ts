import { foreignIds } from "./foreign-ids";
import type { Proof } from "./proof";

/** So many ids. */
export const proof: Proof = (size = 10_000) => foreignIds(size);

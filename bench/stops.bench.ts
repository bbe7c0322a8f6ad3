import type { Proof } from "./proof";
import { stops } from "./stops";

/** The size is the number of stops. */
export const proof: Proof = (count = 50) => stops(count);

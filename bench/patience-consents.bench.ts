import { patience } from "./patience/patience";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of consents. */
export const proof: Proof = (consents = 8_000) => patience("consents", consents);

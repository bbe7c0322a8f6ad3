import { patience } from "./patience/patience";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of forms. */
export const proof: Proof = (forms = 54_000) => patience("cookies", forms);

import { patience } from "./patience/patience";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of leads. */
export const proof: Proof = (leads = 6_000) => patience("leads", leads);

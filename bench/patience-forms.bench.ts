import { silence } from "./patience/silence";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of forms. */
export const proof: Proof = (forms = 300) => silence(forms);

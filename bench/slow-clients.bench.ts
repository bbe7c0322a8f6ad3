import type { Proof } from "@/bench/support/proof";
import { slowClients } from "@/bench/reliability/slow-clients";

/** So many clients at once. */
export const proof: Proof = (size = 800) => slowClients(size);

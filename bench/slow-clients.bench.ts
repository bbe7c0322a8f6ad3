import type { Proof } from "./proof";
import { slowClients } from "./slow-clients";

/** So many clients at once. */
export const proof: Proof = (size = 800) => slowClients(size);

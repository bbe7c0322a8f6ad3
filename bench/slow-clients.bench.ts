import type { Proof } from "./proof";
import { slowClients } from "./slow-clients";

export const proof: Proof = () => slowClients(800);

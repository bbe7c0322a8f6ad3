import { patience } from "./patience/patience";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of connections. */
export const proof: Proof = (connections = 2_050) => patience("idle", connections);

import { deskOfMany } from "@/bench/reliability/desk";
import type { Proof } from "@/bench/support/proof";

/** Many leads beside 500; the size is how many. */
export const proof: Proof = (many = 50_000) => deskOfMany({ store: "sqlite", few: 500, many });

import { deskOfMany } from "@/bench/reliability/desk";
import type { Proof } from "@/bench/support/proof";

/** The same on Firestore's emulator, which takes many minutes for 50,000; the size is how many. */
export const proof: Proof = (many = 5_000) => deskOfMany({ store: "firestore", few: 500, many });

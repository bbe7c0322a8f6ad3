import { deskOfMany } from "./desk";
import type { Proof } from "./proof";

/** Many leads beside 500, on each store; the size is how many. */
export const proof: Proof = async (many = 50_000) => [
  ...(await deskOfMany({ store: "sqlite", few: 500, many })),
  ...(await deskOfMany({ store: "firestore", few: 500, many })),
];

import type { Proof } from "./proof";
import { twoInstances } from "./two-instances";

export const proof: Proof = () =>
  twoInstances({ writers: 8, kills: 10, spellMs: 2_000, leastWrites: 500 });

import { month } from "./month/month";
import type { Proof } from "@/bench/support/proof";

/** The size is the number of days. The ceiling is half of the disk of a small server. */
export const proof: Proof = (days = 30) =>
  month({ people: 10_000, days, isHostile: true, share: 50, maxMb: 12_288 });

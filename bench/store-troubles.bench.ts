import { damagedStore } from "@/bench/reliability/damaged-store";
import type { Figure, Proof } from "@/bench/support/proof";
import { storeTrouble } from "@/bench/reliability/store-troubles";
import { TROUBLES } from "@/bench/support/troubles";

export const proof: Proof = async () => {
  const figures: Figure[] = [];
  for (const trouble of TROUBLES) figures.push(...(await storeTrouble(trouble)));
  return [...figures, ...(await damagedStore())];
};

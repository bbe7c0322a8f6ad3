import { damagedStore } from "./damaged-store";
import type { Figure, Proof } from "./proof";
import { storeTrouble } from "./store-troubles";
import { TROUBLES } from "./troubles";

export const proof: Proof = async () => {
  const figures: Figure[] = [];
  for (const trouble of TROUBLES) figures.push(...(await storeTrouble(trouble)));
  return [...figures, ...(await damagedStore())];
};

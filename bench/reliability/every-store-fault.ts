import type { Figure } from "@/bench/support/proof";
import { STORE_FAULTS } from "@/bench/support/store-faults";
import { damagedStore } from "./damaged-store";
import { storeFault } from "./store-faults";

/** Each fault of the disk under a running server's database, one after the other. */
export const everyStoreFault = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const fault of STORE_FAULTS) figures.push(...(await storeFault(fault)));
  return [...figures, ...(await damagedStore())];
};

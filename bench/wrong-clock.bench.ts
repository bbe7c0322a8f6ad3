import { globSync } from "node:fs";
import { type Figure, notMeasured, type Proof } from "@/bench/support/proof";
import { wrongClock } from "@/bench/reliability/wrong-clock";

/** As faketime spells them. */
const CLOCKS = ["@1970-01-02 00:00:00", "-2y", "+3y"];

/** The kernel's clock as every part of the process sees it, by libfaketime (Debian: faketime). */
export const proof: Proof = async () => {
  const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
  if (!library) return [notMeasured("wrong clocks", "there is no libfaketime here")];
  const wrong = { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
  const figures: Figure[] = [];
  for (const clock of CLOCKS)
    figures.push(...(await wrongClock(clock, { ...wrong, FAKETIME: clock })));
  return figures;
};

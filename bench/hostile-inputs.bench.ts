import { randomInt } from "node:crypto";
import { hostileInputs } from "@/bench/reliability/hostile-inputs";
import type { Proof } from "@/bench/support/proof";

/** Each of some 500 naughty strings in each text field, and as many requests as asked for, made up anew. */
export const proof: Proof = (size = 10_000) =>
  hostileInputs({ isShort: false, generated: size, seed: randomInt(2 ** 31) });

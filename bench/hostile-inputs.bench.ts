import { randomInt } from "node:crypto";
import { hostileInputs } from "./hostile-inputs";
import type { Proof } from "./proof";

/** Each of some 500 naughty strings in each text field, and 10,000 requests that were made up anew. */
export const proof: Proof = () =>
  hostileInputs({ isShort: false, generated: 10_000, seed: randomInt(2 ** 31) });

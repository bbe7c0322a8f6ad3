import { atLeast, atMost, type Figure } from "@/test/proofs/figures";
import type { Measured } from "./alternately";

type Pages = Readonly<Record<string, Measured>>;

const worstIn = (pages: Pages, name: string, isWorse: (a: number, b: number) => boolean) => {
  const [worst] = Object.entries(pages)
    .map(([url, all]) => ({ url, value: all[name] ?? NaN }))
    .sort((a, b) => (isWorse(a.value, b.value) ? -1 : 1));
  return { what: `${name}, worst at ${worst?.url}`, value: worst?.value ?? NaN };
};

/** The largest value over all pages must not exceed `most`. */
export const everyPageAtMost = (pages: Pages, name: string, most: number, unit = ""): Figure => {
  const { what, value } = worstIn(pages, name, (a, b) => a > b);
  return atMost(what, value, most, unit);
};

/** The smallest value over all pages must reach `least`. */
export const everyPageAtLeast = (pages: Pages, name: string, least: number): Figure => {
  const { what, value } = worstIn(pages, name, (a, b) => a < b);
  return atLeast(what, value, least);
};

import { type Figure, notMeasured } from "@/test/proofs/figures";
import type { Measured } from "./alternately";
import { everyPageAtLeast } from "./every-page";

/** The Lighthouse performance that plain HTML reaches on an idle machine. */
const LEAST_PLAIN = 97;

/**
 * The figures, if every plain page reached its performance in the same run. Otherwise the machine was busy: that is the
 * one figure that fails, and the others count as not measured.
 */
export const unlessBusy = (
  plain: Readonly<Record<string, Measured>>,
  figures: readonly Figure[],
): Figure[] => {
  const control = everyPageAtLeast(plain, "performance", LEAST_PLAIN);
  const named = { ...control, what: `plain HTML: ${control.what}` };
  if (control.isMet) return [named, ...figures];
  return [named, ...figures.map(({ what, found }) => notMeasured(what, `${found}, machine busy`))];
};

import type { Package } from "./packages";

/** Stages of the one-time package, one a week. The other packages have one a month. */
const ONE_TIME_STAGES = 4;

/** The number of stages of a package; each is an equal share of its price. */
export const stagesOf = ({ supportMonths }: Package): number => supportMonths || ONE_TIME_STAGES;

/**
 * The refund for a cancelled package for which `paidRupees` were paid, in whole rupees: the share of the stages that have not begun, rounded up in the
 * customer's favour. 0 begun: the whole price; all begun: nothing (docs/product/check.md#refunds).
 */
export const refundRupees = (pack: Package, paidRupees: number, begunStages: number): number => {
  const stages = stagesOf(pack);
  return Math.ceil((paidRupees * (stages - begunStages)) / stages);
};

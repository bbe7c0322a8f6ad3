import type { Package } from "./packages";

/** Stages of the one-time package, one a week. The other packages have one a month. */
const ONE_TIME_STAGES = 4;

/** The number of stages of a package; each is an equal share of its price. */
export const stagesOf = ({ months }: Pick<Package, "months">): number => months || ONE_TIME_STAGES;

/** The refund in whole rupees: the share of the stages that have not begun, rounded up. */
export const refundRupees = (
  pack: Pick<Package, "months">,
  paidRupees: number,
  begunStages: number,
): number => {
  const stages = stagesOf(pack);
  return Math.ceil((paidRupees * (stages - begunStages)) / stages);
};

import type { Package } from "./packages";

/** The one-time package's stages: one a week. The others have one a month. */
const ONE_TIME_STAGES = 4;

/** The number of stages of a package's work, each an equal share of its price. */
export const stagesOf = ({ supportMonths }: Package): number => supportMonths || ONE_TIME_STAGES;

/**
 * What comes back when a package is cancelled, in whole rupees: the share of the stages not yet begun, rounded
 * up in the customer's favour. 0 begun gives the whole price, all begun nothing. (content-notes.md, a proposal
 * for the operator to confirm; the refund page prints these amounts.)
 */
export const refundRupees = (pack: Package, begunStages: number): number => {
  const stages = stagesOf(pack);
  return Math.ceil((pack.priceRupees * (stages - begunStages)) / stages);
};

/** How often something came in a window of time, against what is usual, and the ms until that window ends. */
export type Usage = { count: number; allowed: number; waitMs: number };

/** While all together exceed their ceiling, an address or network may take this part of what it usually may. */
export const CROWDED_PART = 5;

/**
 * The wait in ms of somebody who is counted in `own` (by address, network, visitor) and in `all`; 0: none. Only those
 * who exceed `times` their own allowance wait. The ceiling over all refuses nobody by itself, or one flooder could
 * shut out everybody: while it is exceeded, the allowances shrink to a fifth, so that only those who are many wait.
 */
export const crowdWaitMs = (own: readonly Usage[], all: Usage, times = 1): number => {
  const part = all.count > all.allowed ? CROWDED_PART : 1;
  const waits = own
    .filter(({ count, allowed }) => count * part > allowed * times)
    .map(({ count, allowed, waitMs }) =>
      count > allowed * times ? waitMs : Math.min(waitMs, all.waitMs),
    );
  return Math.max(0, ...waits);
};

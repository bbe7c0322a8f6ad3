/** A counted window: the number of events, the allowed number, and the ms until the window ends. */
export type Usage = { count: number; allowed: number; waitMs: number };

/** While the ceiling for all is exceeded, each allowance is divided by this. */
export const CROWDED_PART = 5;

/**
 * The wait of a caller, in ms; 0: none. `own` are the caller's windows (by address, network, visitor), `all` the window
 * of all callers. Only callers beyond `times` their own allowance wait. The ceiling for all refuses nobody by itself,
 * or one flooder could shut out everybody: while it is exceeded, own allowances shrink to a fifth.
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

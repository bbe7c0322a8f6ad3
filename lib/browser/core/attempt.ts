/**
 * What `work` returns, or `otherwise` where it throws: for what only counts or decorates, and for what a browser, an
 * extension or a setting may refuse.
 */
export const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

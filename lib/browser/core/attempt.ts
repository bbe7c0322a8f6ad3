/** What `work` returns, or `otherwise` where it throws, as a browser or a setting may refuse it. */
export const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** Runs work after the next paint; at once in a hidden page, which does not paint. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
};

/** A page that does not paint, such as one behind another window, waits no longer than this. */
const LATEST_MS = 500;

/** Runs work after the next paint; at once in a hidden page, which does not paint. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) return work();
  let isDue = true;
  const begin = () => {
    if (isDue) work();
    isDue = false;
  };
  requestAnimationFrame(() => requestAnimationFrame(begin));
  setTimeout(begin, LATEST_MS);
};

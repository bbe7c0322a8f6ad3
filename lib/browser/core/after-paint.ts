/** Does work once the frame that is due has been painted; at once in a page that is not shown, which paints none. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
};

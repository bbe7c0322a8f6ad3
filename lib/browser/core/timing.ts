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

const LOOK_AGAIN_MS = 50;

/** Works when nothing is pressed: what moves the page before the release swallows a press. */
export const afterPress = (work: () => void): void => {
  const look = () => {
    if (document.querySelector(":active")) setTimeout(look, LOOK_AGAIN_MS);
    else work();
  };
  // A field is left while the tap that leaves it is at work.
  setTimeout(look);
};

/** For an effect: gives what `work` resolves to until the returned function is called. */
export const untilGone = <T>(work: Promise<T>, give: (value: T) => void): (() => void) => {
  let isGone = false;
  work.then(
    (value) => {
      if (!isGone) give(value);
    },
    () => {},
  );
  return () => {
    isGone = true;
  };
};

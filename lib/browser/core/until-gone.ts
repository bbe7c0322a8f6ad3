/**
 * Gives what a work resolves to, until the returned function is called: as the body of an effect, so that a component
 * that is gone, or has begun anew, gets nothing. A work that rejects gives nothing.
 */
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

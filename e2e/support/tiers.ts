/**
 * A journey of the long tier: `npm run test:all` runs it, `npm test` does not. The fast tier has each promise once, in
 * its most likely form; other widths, ways and troubles, and what takes over 10 s, belong to the long one.
 */
export const LONG = { tag: "@long" };

/** For one of several journeys written in a loop. */
export const longIf = (isLong: boolean) => (isLong ? LONG : {});

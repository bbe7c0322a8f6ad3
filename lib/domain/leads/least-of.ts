/** The smallest of some numbers; undefined without one. */
export const leastOf = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;

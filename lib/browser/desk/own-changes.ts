/** Calls of this page that change leads: under way now, and made since the page was opened. */
let underWay = 0;
let made = 0;
const listeners = new Set<() => void>();

/** Calls a function after each change that the operator of this page has made; returns what ends that. */
export const onOwnChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Makes a call that changes leads. One that failed may have changed them all the same. */
export const asOwnChange = async <R extends { kind: string }>(
  make: () => Promise<R>,
): Promise<R> => {
  underWay++;
  try {
    return await make();
  } finally {
    underWay--;
    made++;
    for (const listener of listeners) listener();
  }
};

/** The moment of the last own change; null while one is under way. Equal before and after: none was made between. */
export const lastOwnChange = (): number | null => (underWay > 0 ? null : made);

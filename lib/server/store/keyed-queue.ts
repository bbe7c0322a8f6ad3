type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs work of one key one after another, in the order of the calls. */
export const keyedQueue = (): KeyedQueue => {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const over = mine
      .catch(() => undefined)
      .finally(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return mine;
  };
};

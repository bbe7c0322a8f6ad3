/** What waits, of owners who take turns: one with much does not delay another's first. */
export const createTurns = <Owner, Item>() => {
  const queues = new Map<Owner, Item[]>(); // a Map keeps its order: the first key is the next owner
  let size = 0;

  const keep = (owner: Owner, queue: Item[]) => {
    if (queue.length > 0) queues.set(owner, queue);
    else queues.delete(owner);
  };

  return {
    size: (): number => size,
    /** What waits of one owner, in its order. */
    of: (owner: Owner): readonly Item[] => queues.get(owner) ?? [],
    add: (owner: Owner, item: Item): void => {
      const queue = queues.get(owner) ?? [];
      queue.push(item);
      queues.set(owner, queue);
      size++;
    },
    next: (): Item | undefined => {
      for (const [owner, queue] of queues) {
        const item = queue.shift();
        queues.delete(owner);
        keep(owner, queue);
        size--;
        return item;
      }
      return undefined;
    },
    /** Takes out what no longer waits; false when it was not there. */
    drop: (owner: Owner, item: Item): boolean => {
      const queue = queues.get(owner) ?? [];
      const at = queue.indexOf(item);
      if (at < 0) return false;
      queue.splice(at, 1);
      keep(owner, queue);
      size--;
      return true;
    },
  };
};

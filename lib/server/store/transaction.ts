import {
  type Change,
  ChangeFailed,
  type Decision,
  drop,
  type Known,
  put,
  type Ref,
  runChange,
  type Stored,
  type Transact,
} from "./store";
import { isUnreadable } from "./unreadable";

const MOST_FOUND = 20;

/** The name of a document among those of all collections. */
export const keyOf = ({ collection, id }: Ref<object>): string => `${collection.name}/${id}`;

/** A `find` of at most 20 more documents. Throws `ChangeFailed`, and what `find` throws. */
export const bounded = <T>(
  reads: readonly Ref<object>[],
  find: (ref: Ref<object>) => T,
): ((ref: Ref<object>) => T) => {
  const asked = new Set(reads.map(keyOf));
  const most = asked.size + MOST_FOUND;
  return (ref) => {
    if (asked.add(keyOf(ref)).size <= most) return find(ref);
    const cause = new RangeError(`A transaction finds more than ${MOST_FOUND} documents`);
    throw new ChangeFailed("Not changed", { cause });
  };
};

/** Runs `decide`, without writes of unreadable documents. Throws what `find` threw, else `ChangeFailed`. */
export const decided = <T>(
  find: (ref: Ref<object>) => Stored<object> | null,
  decide: (known: Known) => Decision<T>,
): Decision<T> => {
  const failures: unknown[] = [];
  const unread = new Set<string>();
  const found = <R extends object>(ref: Ref<R>, mayBeUnreadable: boolean): Stored<R> | null => {
    try {
      return find(ref) as Stored<R> | null;
    } catch (error) {
      if (!mayBeUnreadable || !isUnreadable(error)) {
        failures.push(error);
        throw error;
      }
      unread.add(keyOf(ref));
      return null;
    }
  };
  const known: Known = { read: (ref) => found(ref, false), readable: (ref) => found(ref, true) };
  const run = () => {
    const { result, writes } = decide(known);
    if (new Set(writes.map(({ ref }) => keyOf(ref))).size < writes.length)
      throw new Error("A transaction writes a document twice");
    return { result, writes: writes.filter(({ ref }) => !unread.has(keyOf(ref))) };
  };
  try {
    const decision = runChange(run);
    if (failures.length === 0) return decision;
  } catch (error) {
    if (failures.length === 0) throw error;
  }
  throw failures[0];
};

const withoutTimes = <R extends object>(found: Stored<R> | null): R | null => {
  if (!found) return null;
  const { createdAt, updatedAt, ...record } = found;
  return record as unknown as R;
};

/** The changes of one record, each a transaction of its own. */
export const changesBy = (transact: Transact) => ({
  update: <R extends object>(at: Ref<R>, change: Change<R>): Promise<R | null> =>
    transact([at], (known) => {
      const before = withoutTimes(known.read(at));
      const after = change(before) ?? before;
      return { result: after, writes: after === null || after === before ? [] : [put(at, after)] };
    }),
  remove: <R extends object>(at: Ref<R>, only?: (record: R) => boolean): Promise<void> =>
    transact([at], (known) => {
      const found = only ? known.read(at) : null;
      const isWanted = !only || (found !== null && only(found));
      return { result: undefined, writes: isWanted ? [drop(at)] : [] };
    }),
});

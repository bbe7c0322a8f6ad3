import { isNativeError } from "node:util/types";

/** A change is pure: a store may run it more than once before one run takes. Null in: no record. Null out: leave it. */
export type Change<R> = (record: R | null) => R | null;

/** A record with the times the store gave it, in epoch ms of its clock. */
export type Stored<R> = R & { createdAt: number; updatedAt: number };

/** A record's position in its collection: when the store got it, in epoch ms with a fraction, then its id. */
export type Cursor = { at: number; id: string };

/** Some records, newest first; `next` is where the following ones begin, null when there are none. */
export type Page<R> = { rows: { cursor: Cursor; record: Stored<R> }[]; next: Cursor | null };

/** What a collection is called, how its records are understood and how long they are kept. */
export type Collection<R> = { name: string; parse: Parse<R>; keptFor: KeptFor<R> };

/**
 * A second write in the same transaction, in another collection, derived from the first one's before and after; `of`
 * returns null for none. A document that cannot be read is left as it is, and the first write is made all the same.
 * Two of one transaction name different documents.
 */
export type AlongsideWrite<R> = {
  collection: Collection<object>;
  of: (before: R | null, after: R) => { id: string; change: Change<object> } | null;
};

/** A write into `collection` that goes along with a write of an `R`. */
export const alongside = <R, S extends object>(
  collection: Collection<S>,
  of: (before: R | null, after: R) => { id: string; change: Change<S> } | null,
): AlongsideWrite<R> =>
  // The store hands `change` only what the same collection's `parse` returned.
  ({ collection, of }) as unknown as AlongsideWrite<R>;

/**
 * The narrowest port: one collection of records by id. Every call rejects with `StoreUnavailable`
 * when the engine fails. Once a promise resolves, what it says is on disk. A stored document that cannot be read
 * stays as it is, until its time is over: `read`, `update` and a conditional `remove` of it reject with a
 * `StoreUnavailable` for which `isUnreadable` holds.
 */
export type Store<R> = {
  /** The record, or null when there is none or its time is over. */
  read(id: string): Promise<Stored<R> | null>;
  /**
   * Changes one record, all or nothing; null or the same object from `change` writes nothing. Resolves to the record
   * afterwards, null when there is none. Rejects with what `change` throws. The writes alongside are made with it: all
   * of them, or none.
   */
  update(
    id: string,
    change: Change<R>,
    ...alongside: readonly AlongsideWrite<R>[]
  ): Promise<R | null>;
  /** Removes a record, whether it can be read or not; with `only`, no other than one for which it holds. */
  remove(id: string, only?: (record: R) => boolean): Promise<void>;
  /**
   * The records that arrived before a cursor, or the newest ones, as they are found among at most `limit` documents:
   * those whose time is over and those that cannot be read are passed over.
   */
  list(query: { before: Cursor | null; limit: number }): Promise<Page<R>>;
  /**
   * The records whose field `dueAt` (epoch ms) is not after `now`, the earliest first, from behind a cursor on; a cursor's
   * `at` is the `dueAt` here. An index finds them. Records without such a field are never listed.
   */
  listDue(query: { now: number; after: Cursor | null; limit: number }): Promise<Page<R>>;
  close(): void;
};

/** Understands a stored value or throws. */
export type Parse<R> = (value: unknown) => R;

/**
 * How long a record is kept after its last change, in ms; Infinity: until it is removed. From then on it counts as
 * absent, whenever the engine deletes it.
 */
export type KeptFor<R> = (record: R) => number;

export const FOR_EVER = (): number => Infinity;

/** The engine cannot read or write now: full, read-only, locked, corrupt, forbidden or out of reach. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
  constructor(cause: unknown) {
    super(isNativeError(cause) ? cause.message : "The store does not answer", { cause });
  }
  /** By name: Next may load this module several times, and a store lives on across its copies (singleton.ts). */
  static override [Symbol.hasInstance](value: unknown): value is StoreUnavailable {
    return isNativeError(value) && value.name === "StoreUnavailable";
  }
}

/** Carries an error of a change through an engine's machinery, so that it is not taken for the engine's. */
export class ChangeFailed extends Error {
  override name = "ChangeFailed";
  /** By name, like StoreUnavailable: the connection to a file is shared by all copies of this module. */
  static override [Symbol.hasInstance](value: unknown): value is ChangeFailed {
    return isNativeError(value) && value.name === "ChangeFailed";
  }
}

/** What a change's own code resolves to. Throws `ChangeFailed` around whatever it throws. */
export const runChange = <T>(work: () => T): T => {
  try {
    return work();
  } catch (cause) {
    throw new ChangeFailed("A change failed", { cause });
  }
};

/** The record after a change, and whether it is another than before. Throws like `ofChange`. */
export const applyChange = <R>(
  change: Change<R>,
  before: R | null,
): { after: R | null; hasChanged: boolean } => {
  const after = runChange(() => change(before)) ?? before;
  return { after, hasChanged: after !== before };
};

/** What an adapter's error means to its caller: the change's own error, or StoreUnavailable. */
export const storeError = (error: unknown): unknown =>
  error instanceof ChangeFailed
    ? error.cause
    : error instanceof StoreUnavailable
      ? error
      : new StoreUnavailable(error);

import { isNativeError } from "node:util/types";

/** Pure, may run more than once. Null in: no record. Null out: no change. */
export type Change<R> = (record: R | null) => R | null;

/** A record with the times the store set, in epoch ms of its clock. */
export type Stored<R> = R & { createdAt: number; updatedAt: number };

/** A record's position in its collection: when the store received it, in epoch ms with a fraction, then its id. */
export type Cursor = {
  at: number;
  id: string;
  /** The numbers in the further fields of a `FindQuery`. */
  also?: readonly number[];
};

/** Fields of records that must be equal. An engine makes an index for each set of names that is asked for. */
export type Where = Readonly<Record<string, string | boolean>>;

/** A page of the records with numbers in the fields `by`, in their order, equal ones by id. */
export type FindQuery = {
  where?: Where;
  by: string | readonly string[];
  order: "asc" | "desc";
  /** The lowest and the highest number of the first field; any without it. */
  from?: number;
  upTo?: number;
  after: Cursor | null;
  limit: number;
};

/** Which records are counted: with `by` those with a number in that field, between `from` and `upTo`. */
export type CountQuery = { where?: Where; by?: string; from?: number; upTo?: number };

/** The newest records that contain each of these folded words, also as a part of a word. */
export type SearchQuery = { words: readonly string[]; limit: number };

/** A page of a list: the records before a cursor (null: all), the newest first. */
export type ListQuery = {
  before: Cursor | null;
  limit: number;
  /** An engine that keeps documents as JSON leaves those out, unread, for whose text this returns false. */
  mayFit?: ((json: string) => boolean) | undefined;
};

/** Some records in their list's order; `next` is the cursor of the following page, null at the end. */
export type Page<R> = { rows: { cursor: Cursor; record: Stored<R> }[]; next: Cursor | null };

/** A collection's name, how its records are parsed and how long they are kept. */
export type Collection<R> = {
  name: string;
  parse: Parse<R>;
  // Methods: so a collection of any records is a Collection<object>.
  keptFor(record: R, changedAt: number): number;
  /** The names under which fields are stored that the code calls otherwise; also in the elements of such a list. */
  storedNames?: ReadonlyMap<string, string>;
  /** The folded text (lib/domain/core/folded-text.ts) in which a record is searched; without it `search` finds none. */
  words?(record: R): string;
};

/** A collection as a store is made for it; without `keptFor` its records are kept for ever. */
export type CollectionOf<R> = Omit<Collection<R>, "keptFor"> & { keptFor?: KeptFor<R> };

/** One collection by id. What resolves is on disk; calls reject with StoreUnavailable, as for an unreadable record. */
export type Store<R> = {
  /** The record, or null when there is none or it has expired. */
  read(id: string): Promise<Stored<R> | null>;
  /** Changes one record; null or the same object: no write. Rejects with what `change` throws. */
  update(id: string, change: Change<R>): Promise<R | null>;
  /** Removes a record, whether it can be read or not; with `only`, just a record for which it returns true. */
  remove(id: string, only?: (record: R) => boolean): Promise<void>;
  /** The records before a cursor, newest first; expired and unreadable ones are skipped. */
  list(query: ListQuery): Promise<Page<R>>;
  /** Records by an index, among at most `limit` documents: expired and unreadable ones are skipped. */
  find(query: FindQuery): Promise<Page<R>>;
  /** The number of records that have not expired, with those that cannot be read. Uses an index. */
  count(query: CountQuery): Promise<number>;
  /** Records by words, the newest first; Firestore reads some thousands only. */
  search(query: SearchQuery): Promise<Page<R>["rows"]>;
  close(): void;
};

export type Ref<R extends object> = Readonly<{ collection: Collection<R>; id: string }>;

/** The document with an id in a collection, whether there is one or not. */
export const ref = <R extends object>(collection: Collection<R>, id: string): Ref<R> => ({
  collection,
  id,
});

export type Known = {
  /** The record, null: none or expired; an unreadable one ends the transaction. */
  read<R extends object>(ref: Ref<R>): Stored<R> | null;
  /** The same, but null for one that cannot be read; a write of it is left out, so that it stays as it is. */
  readable<R extends object>(ref: Ref<R>): Stored<R> | null;
};

/** A write: a record, or null to remove it. `keepsTime`: maintenance, which leaves the time of the last change. */
export type Write = Readonly<{ ref: Ref<object>; record: object | null; keepsTime?: boolean }>;

/** Writes a record. Without the times of a `Stored` one, which the store sets. */
export const put = <R extends object>(of: Ref<R>, record: R, keepsTime = false): Write => {
  const { createdAt, updatedAt, ...own } = record as Partial<Stored<object>>;
  return { ref: of, record: own, keepsTime };
};

/** Removes a record, also one that cannot be read, unless `readable` was asked for it. */
export const drop = <R extends object>(of: Ref<R>): Write => ({ ref: of, record: null });

export type Decision<T> = Readonly<{ result: T; writes: readonly Write[] }>;

/** All or nothing; `decide` is pure, may run again, may ask for 20 documents beside `reads`. Rejects with its errors. */
export type Transact = <T>(
  reads: readonly Ref<object>[],
  decide: (known: Known) => Decision<T>,
) => Promise<T>;

export type Parse<R> = (value: unknown) => R;

/** How long a record is kept after a change at `changedAt` (epoch ms), in ms, or Infinity. */
export type KeptFor<R> = (record: R, changedAt: number) => number;

export const FOR_EVER = (): number => Infinity;

/** A collection whose records are parsed by a schema. */
export const collectionOf = <R>(
  name: string,
  schema: { parse: Parse<R> },
  keptFor: KeptFor<R>,
): Collection<R> => ({ name, parse: (value) => schema.parse(value), keptFor });

/** The engine cannot read or write now: full, read-only, locked, corrupt, forbidden or unreachable. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
  constructor(cause: unknown) {
    super(isNativeError(cause) ? cause.message : "The store does not answer", { cause });
  }
  /** By name: Next may load this module several times, and a store is shared by its copies (singleton.ts). */
  static override [Symbol.hasInstance](value: unknown): value is StoreUnavailable {
    return isNativeError(value) && value.name === "StoreUnavailable";
  }
}

/** Wraps an error of a change on its way through an engine's machinery, to tell it from the engine's errors. */
export class ChangeFailed extends Error {
  override name = "ChangeFailed";
  /** By name, like StoreUnavailable: the connection to a file is shared by all copies of this module. */
  static override [Symbol.hasInstance](value: unknown): value is ChangeFailed {
    return isNativeError(value) && value.name === "ChangeFailed";
  }
}

/** Runs a change's code and returns its result. Throws `ChangeFailed` around whatever it throws. */
export const runChange = <T>(work: () => T): T => {
  try {
    return work();
  } catch (cause) {
    throw new ChangeFailed("A change failed", { cause });
  }
};

/** The error for the caller: the change's own error, or StoreUnavailable for the engine's. */
export const storeError = (error: unknown): unknown =>
  error instanceof ChangeFailed
    ? error.cause
    : error instanceof StoreUnavailable
      ? error
      : new StoreUnavailable(error);

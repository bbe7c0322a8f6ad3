import { withDeadline } from "@/lib/server/core/deadline";
import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import {
  type Collection,
  type Decision,
  type Known,
  type Ref,
  storeError,
  type Transact,
} from "./store";
import { bounded, decided, keyOf } from "./transaction";
import { noteReadable, unreadable } from "./unreadable";
import { documentOf, type Found, readDocument } from "./stored-document";

type Snapshot = FirebaseFirestore.DocumentSnapshot;
type Data = FirebaseFirestore.DocumentData;

/** What the TTL rule deletes by: counted from the read's time, by Google's clock, not ours. */
const expiryOf = (keptForMs: number, changedAt: number) =>
  Number.isFinite(keptForMs) ? { expiresAt: Timestamp.fromMillis(changedAt + keptForMs) } : {};

/** A document's fields; undefined for none, and for one that has expired: the TTL rule may take days. */
export const fieldsIn = (snapshot: Snapshot): Data | undefined => {
  const data = snapshot.data();
  const isOver =
    data?.["expiresAt"] instanceof Timestamp &&
    data["expiresAt"].toMillis() <= snapshot.readTime.toMillis();
  return isOver ? undefined : data;
};

/** The record in a document, or null where it cannot be read. */
export const parsed = <R>(
  collection: Collection<R>,
  id: string,
  { createdAt, updatedAt, expiresAt, ...stored }: Data,
): Found<R> | null => readDocument(collection, id, () => stored);

/** The record in a document, or null without one. Throws `ChangeFailed` where it cannot be read. */
export const find = <R>(
  collection: Collection<R>,
  id: string,
  data: Data | undefined,
): Found<R> | null => {
  if (!data) return null;
  const found = parsed(collection, id, data);
  if (!found) throw unreadable();
  return found;
};

const millis = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : 0);

/** The times in a document, epoch ms. */
export const timesOf = ({ createdAt, updatedAt }: Data) => ({
  createdAt: millis(createdAt),
  updatedAt: millis(updatedAt),
});

/** A write over a document that was read. Throws `ChangeFailed` where that is unreadable. */
const planWrite = <R extends object>(
  transaction: FirebaseFirestore.Transaction,
  collection: Collection<R>,
  snapshot: Snapshot,
  after: R,
  keepsTime: boolean,
): (() => void) => {
  const data = fieldsIn(snapshot);
  const found = find(collection, snapshot.id, data);
  return () => {
    const known: unknown = keepsTime ? data?.["updatedAt"] : null;
    const maintained = known instanceof Timestamp ? known : null;
    const changedAt = (maintained ?? snapshot.readTime).toMillis();
    transaction.set(snapshot.ref, {
      ...documentOf(collection, found, after),
      createdAt: data?.["createdAt"] ?? FieldValue.serverTimestamp(),
      updatedAt: maintained ?? FieldValue.serverTimestamp(),
      ...expiryOf(collection.keptFor(after, changedAt), changedAt),
    });
  };
};

const lastOf = new Map<string, Promise<unknown>>();
/** Contending transactions back off for seconds: so those of a key take turns here. */
const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (lastOf.get(key) ?? Promise.resolve()).then(work);
  const over = mine
    .catch(() => undefined)
    .finally(() => {
      if (lastOf.get(key) === over) lastOf.delete(key);
    });
  lastOf.set(key, over);
  return mine;
};

/** The SDK would retry for a minute; a visitor's answer is still in the browser and can be sent again. */
export const DEADLINE_MS = 8_000;
/** gRPC's code of a transaction that another one disturbed. */
const ABORTED = 10;
/** Who was disturbed tries again alone in this process. */
const CONTENDED = "contended";
/** Attempts of one transaction against other processes' changes; the deadline ends them anyway. */
const MAX_ATTEMPTS = 20;

/** Runs work with a deadline in ms. Rejects with StoreUnavailable, and aborts its signal. */
export const inTime = async <T>(
  ms: number,
  work: (late: AbortSignal) => Promise<T>,
): Promise<T> => {
  try {
    return await withDeadline(ms, work);
  } catch (error) {
    throw storeError(error);
  }
};

/** Runs work in the queues of all keys. They are entered in one order, so that no two can deadlock. */
const inTurns = <T>(keys: readonly string[], work: () => Promise<T>): (() => Promise<T>) =>
  [...new Set(keys)].toSorted().reduce((inner, key) => () => inTurn(key, inner), work);

const isContended = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === ABORTED;

type Transaction = FirebaseFirestore.Transaction;

/** Makes a decision in a transaction and writes it: all reads come before the first write. */
const decideIn = async <T>(
  database: Firestore,
  transaction: Transaction,
  reads: readonly Ref<object>[],
  decide: (known: Known) => Decision<T>,
): Promise<T> => {
  const snapshots = new Map<string, FirebaseFirestore.DocumentSnapshot>();
  const load = async (refs: readonly Ref<object>[]) => {
    const missing = new Map(refs.map((ref) => [keyOf(ref), ref]));
    for (const key of snapshots.keys()) missing.delete(key);
    const documents = [...missing.values()].map(({ collection, id }) =>
      database.collection(collection.name).doc(id),
    );
    const loaded = documents.length > 0 ? await transaction.getAll(...documents) : [];
    [...missing.keys()].forEach((key, at) => snapshots.set(key, loaded[at]!));
  };
  const unread: Ref<object>[] = [];
  const known = bounded(reads, (ref) => {
    const snapshot = snapshots.get(keyOf(ref));
    if (!snapshot) {
      unread.push(ref);
      throw new Error("Not read yet");
    }
    const data = fieldsIn(snapshot);
    const found = find(ref.collection, ref.id, data);
    return found && { ...found.record, ...timesOf(data!) };
  });
  /** Decides again with each document that was found and not read. */
  const decision = async (refs: readonly Ref<object>[]): Promise<Decision<T>> => {
    await load(refs);
    try {
      return decided(known, decide);
    } catch (error) {
      if (unread.length === 0) throw error;
      return decision(unread.splice(0));
    }
  };
  const { result, writes } = await decision(reads);
  await load(writes.map(({ ref }) => ref));
  const planned = writes.map(({ ref, record, keepsTime = false }) => {
    const { collection, id } = ref;
    const snapshot = snapshots.get(keyOf(ref))!;
    if (record) return planWrite(transaction, collection, snapshot, record, keepsTime);
    return () => {
      transaction.delete(snapshot.ref);
      noteReadable(collection.name, id);
    };
  });
  planned.forEach((write) => write());
  return result;
};

/** Transactions on a Firestore database; those that name the same documents run one at a time in this process. */
export const firestoreTransact =
  (database: () => Firestore, deadlineMs = DEADLINE_MS): Transact =>
  (reads, decide) =>
    inTime(deadlineMs, (late) => {
      // The caller was told that nothing is written: so no turn and no further attempt begins.
      const attempts = (maxAttempts: number) => {
        late.throwIfAborted();
        return database().runTransaction(
          async (transaction) => {
            late.throwIfAborted();
            return decideIn(database(), transaction, reads, decide);
          },
          { maxAttempts },
        );
      };
      // Many who read one document, such as a day of calls, would abort each other for ever.
      const work = async () =>
        attempts(1).catch((error: unknown) => {
          if (!isContended(error)) throw error;
          return inTurn(CONTENDED, async () => attempts(MAX_ATTEMPTS));
        });
      return inTurns(reads.map(keyOf), work)();
    });

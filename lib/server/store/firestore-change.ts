import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { documentOf, type Found, readDocument } from "./stored-document";
import { type AlongsideWrite, applyChange, type Change, type Collection, runChange } from "./store";
import { nullIfUnreadable, unreadable } from "./unreadable";

/** The field by which the database's TTL rule deletes; that may take days, so we check the time as well. */
const expiryOf = (keptForMs: number, changedAt: number) =>
  Number.isFinite(keptForMs) ? { expiresAt: Timestamp.fromMillis(changedAt + keptForMs) } : {};

const isOver = ({ expiresAt }: FirebaseFirestore.DocumentData): boolean =>
  expiresAt instanceof Timestamp && expiresAt.toMillis() <= Date.now();

/** Whether a document exists and has not expired. */
export const isThere = (
  data: FirebaseFirestore.DocumentData | undefined,
): data is FirebaseFirestore.DocumentData => data !== undefined && !isOver(data);

/** The record in a document, or null where it cannot be read. */
export const parsed = <R>(
  collection: Collection<R>,
  id: string,
  { createdAt, updatedAt, expiresAt, ...stored }: FirebaseFirestore.DocumentData,
): Found<R> | null => readDocument(collection, id, () => stored);

/** The record in a document, or null without one. Throws `ChangeFailed` where it cannot be read. */
export const find = <R>(
  collection: Collection<R>,
  id: string,
  data: FirebaseFirestore.DocumentData | undefined,
): Found<R> | null => {
  if (!isThere(data)) return null;
  const found = parsed(collection, id, data);
  if (!found) throw unreadable();
  return found;
};

/**
 * Runs a change inside a transaction and returns its result with the function that writes it: Firestore wants all reads
 * of a transaction before all writes. Throws `ChangeFailed`.
 */
export const planWrite = async <R extends object>(
  database: Firestore,
  transaction: FirebaseFirestore.Transaction,
  collection: Collection<R>,
  id: string,
  change: Change<R>,
) => {
  const at = database.collection(collection.name).doc(id);
  const data = (await transaction.get(at)).data();
  const found = find(collection, id, data);
  const before = found?.record ?? null;
  const { after, hasChanged } = applyChange(change, before);
  const write = () => {
    if (!after || !hasChanged) return;
    const known: unknown = collection.isMaintenance && before ? data?.updatedAt : null;
    const changedAt = known instanceof Timestamp ? known : null;
    transaction.set(at, {
      ...documentOf(collection, found, after),
      createdAt: (before && data?.createdAt) ?? FieldValue.serverTimestamp(),
      updatedAt: changedAt ?? FieldValue.serverTimestamp(),
      ...expiryOf(collection.keptFor(after), changedAt?.toMillis() ?? Date.now()),
    });
  };
  return { before, after, hasChanged, write };
};

/** The same for a write alongside another; null where there is none, or its document cannot be read. */
export const planAlongside = async <R>(
  database: Firestore,
  transaction: FirebaseFirestore.Transaction,
  { collection, of }: AlongsideWrite<R>,
  before: R | null,
  after: R | null,
) => {
  const also = runChange(() => of(before, after));
  if (!also) return null;
  return planWrite(database, transaction, collection, also.id, also.change).catch(nullIfUnreadable);
};

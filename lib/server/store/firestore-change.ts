import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { readable } from "./readable";
import { type Change, changed, type Collection } from "./store";

/** What the database's own rule deletes by (TTL), sooner or later: until then we look at it ourselves. */
const expiryOf = (keptForMs: number) =>
  Number.isFinite(keptForMs) ? { expiresAt: Timestamp.fromMillis(Date.now() + keptForMs) } : {};

const isOver = ({ expiresAt }: FirebaseFirestore.DocumentData): boolean =>
  expiresAt instanceof Timestamp && expiresAt.toMillis() <= Date.now();

/** The record in a document, or null where its time is over or it cannot be understood. */
export const recordOf = <R>(
  { name, parse }: Collection<R>,
  id: string,
  data: FirebaseFirestore.DocumentData,
): R | null => {
  const { createdAt, updatedAt, expiresAt, ...stored } = data;
  if (isOver(data)) return null;
  return readable(name, id, parse, () => stored);
};

/**
 * What a change comes to inside a transaction, and what writes that: all reading of a transaction comes before all writing. Throws
 * `ChangeFailed`.
 */
export const planned = async <R>(
  database: Firestore,
  transaction: FirebaseFirestore.Transaction,
  collection: Collection<R>,
  id: string,
  change: Change<R>,
) => {
  const at = database.collection(collection.name).doc(id);
  const data = (await transaction.get(at)).data();
  const before = data ? recordOf(collection, id, data) : null;
  const { after, isNew } = changed(change, before);
  const write = () => {
    if (after && isNew)
      transaction.set(at, {
        ...after,
        createdAt: (before && data?.createdAt) ?? FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
        ...expiryOf(collection.keptFor(after)),
      });
  };
  return { before, after, isNew, write };
};

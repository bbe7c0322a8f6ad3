import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { documentOf, type Found, readDocument } from "./stored-document";
import type { Collection } from "./store";
import { unreadable } from "./unreadable";

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
export const planWrite = <R extends object>(
  transaction: FirebaseFirestore.Transaction,
  collection: Collection<R>,
  snapshot: Snapshot,
  after: R,
  keepsTime = collection.isMaintenance,
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

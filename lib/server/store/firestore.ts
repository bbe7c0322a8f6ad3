import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
} from "firebase-admin/firestore";
import { readable } from "./readable";
import { changed, type Kept, type Parse, type Store, storeError } from "./store";

/** The SDK would go on trying for a minute; a visitor's answer is in the browser and can be sent again. */
const DEADLINE_MS = 5_000;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Firestore took too long")), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw storeError(error);
  } finally {
    clearTimeout(timer);
  }
};

const millis = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : 0);

/**
 * One Firestore collection, one document a record (contract.md). Each change is a transaction; createdAt and
 * updatedAt are the server's timestamps.
 */
export const firestoreStore = <R extends object>(
  database: () => Firestore,
  collection: string,
  parse: Parse<R>,
): Store<R> => {
  const at = (id: string): DocumentReference => database().collection(collection).doc(id);
  const recordIn = (id: string, data: Record<string, unknown>): R | null => {
    const { createdAt, updatedAt, ...stored } = data;
    return readable(collection, id, parse, () => stored);
  };
  return {
    read: (id) =>
      inTime(
        (async (): Promise<Kept<R> | null> => {
          const data = (await at(id).get()).data();
          const record = data && recordIn(id, data);
          return record
            ? { ...record, createdAt: millis(data.createdAt), updatedAt: millis(data.updatedAt) }
            : null;
        })(),
      ),
    update: (id, change) =>
      inTime(
        (async () => {
          const reference = at(id);
          return reference.firestore.runTransaction(async (transaction) => {
            const data = (await transaction.get(reference)).data();
            const before = data ? recordIn(id, data) : null;
            const after = changed(change, before);
            if (after && after !== before)
              transaction.set(reference, {
                ...after,
                createdAt: data?.createdAt ?? FieldValue.serverTimestamp(),
                updatedAt: FieldValue.serverTimestamp(),
              });
            return after;
          });
        })(),
      ),
    remove: (id) => inTime((async () => void (await at(id).delete()))()),
    close: () => void database().terminate(),
  };
};

import { FieldPath, type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { firebaseApp } from "@/lib/server/core/firebase-app";
import {
  DEADLINE_MS,
  fieldsIn,
  find,
  firestoreTransact,
  inTime,
  parsed,
  timesOf,
} from "./firestore-transact";
import {
  type CollectionOf,
  type CountQuery,
  type Cursor,
  FOR_EVER,
  type KeptFor,
  type ListQuery,
  type Page,
  type Store,
  type Stored,
  ref,
} from "./store";
import { changesBy } from "./transaction";

/** The database of this process's Firebase project. Throws without FIREBASE_PROJECT_ID. */
export const firestore = (): Firestore => getFirestore(firebaseApp());

/** A Firestore timestamp of an epoch time in ms; it counts microseconds, as the fraction of a cursor does. */
const stampAt = (at: number) => {
  const micros = Math.round(at * 1_000);
  const seconds = Math.floor(micros / 1_000_000);
  return new Timestamp(seconds, (micros - seconds * 1_000_000) * 1_000);
};
const cursorOf = (doc: FirebaseFirestore.QueryDocumentSnapshot): Cursor => {
  const { seconds, nanoseconds } = doc.get("createdAt") as Timestamp;
  return { at: (seconds * 1_000_000 + Math.floor(nanoseconds / 1_000)) / 1_000, id: doc.id };
};

const foundCursorOf =
  ([by, ...others]: readonly string[]) =>
  (doc: FirebaseFirestore.QueryDocumentSnapshot): Cursor => {
    const also = others.map((name) => Number(doc.get(name)));
    return { at: Number(doc.get(by!)), id: doc.id, ...(also.length > 0 && { also }) };
  };

/** Firestore's code for a query whose index (deploy/firestore.indexes.json) is not deployed, or not ready. */
const NO_INDEX = 9;

const countOf = async (query: FirebaseFirestore.Query): Promise<number> =>
  (await query.count().get()).data().count;

/** The unexpired documents of a query; without the index expired ones count for days. */
const countUnexpired = async (query: FirebaseFirestore.Query): Promise<number> => {
  const [all, expired] = await Promise.all([
    countOf(query),
    countOf(query.where("expiresAt", "<=", Timestamp.now())).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === NO_INDEX) return 0;
      throw error;
    }),
  ]);
  return all - expired;
};

/** Documents that a search reads at a time, and at most. */
const READ_AT_ONCE = 250;
const MOST_READ = 5_000;

/** One Firestore collection, one document per record. Changes of one record take turns here. */
export const firestoreStore = <R extends object>(
  database: () => Firestore,
  kind: CollectionOf<R>,
  deadlineMs = DEADLINE_MS,
): Store<R> => {
  const own = { keptFor: FOR_EVER as KeptFor<R>, ...kind };
  const changed = changesBy(firestoreTransact(database, deadlineMs));
  const { name: collection } = own;
  const at = (id: string) => database().collection(collection).doc(id);
  const [lowest, highest] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  const matching = ({ where = {}, by, from = lowest, upTo = highest }: CountQuery) => {
    const equal = Object.entries(where).reduce<FirebaseFirestore.Query>(
      (query, [name, value]) => query.where(name, "==", value),
      database().collection(collection),
    );
    return by === undefined ? equal : equal.where(by, ">=", from).where(by, "<=", upTo);
  };
  const pageOf = (
    docs: readonly FirebaseFirestore.QueryDocumentSnapshot[],
    limit: number,
    cursorIn: (doc: FirebaseFirestore.QueryDocumentSnapshot) => Cursor,
  ): Page<R> => {
    const rows = docs.flatMap((doc) => {
      const data = fieldsIn(doc);
      const found = data && parsed(own, doc.id, data);
      if (!found) return [];
      return [{ cursor: cursorIn(doc), record: { ...found.record, ...timesOf(data) } }];
    });
    return { rows, next: docs.length === limit ? cursorIn(docs.at(-1)!) : null };
  };
  const listed = ({ before, limit }: ListQuery) =>
    inTime(deadlineMs, async (): Promise<Page<R>> => {
      const ordered = database()
        .collection(collection)
        .orderBy("createdAt", "desc")
        .orderBy(FieldPath.documentId(), "desc");
      // A cursor without an id is a time: the page begins with the first document before that time.
      const fields = before && [stampAt(before.at), ...(before.id ? [before.id] : [])];
      const from = fields ? ordered.startAfter(...fields) : ordered;
      const { docs } = await from.limit(limit).get();
      return pageOf(docs, limit, cursorOf);
    });
  return {
    read: (id) =>
      inTime(deadlineMs, async (): Promise<Stored<R> | null> => {
        const data = fieldsIn(await at(id).get());
        const found = find(own, id, data);
        return found && { ...found.record, ...timesOf(data!) };
      }),
    update: (id, change) => changed.update(ref(own, id), change),
    remove: (id, only) => changed.remove(ref(own, id), only),
    list: listed,
    find: ({ by, order, after, limit, ...query }) =>
      inTime(deadlineMs, async (): Promise<Page<R>> => {
        const fields = [by].flat();
        const [first, ...others] = fields;
        const numbers = others.reduce(
          (found, name) => found.where(name, ">=", lowest).where(name, "<=", highest),
          matching({ ...query, by: first! }),
        );
        const ordered = fields
          .reduce((found, name) => found.orderBy(name, order), numbers)
          .orderBy(FieldPath.documentId(), order);
        const place = after && [after.at, ...(after.also ?? []), after.id];
        const from = place ? ordered.startAfter(...place) : ordered;
        const { docs } = await from.limit(limit).get();
        return pageOf(docs, limit, foundCursorOf(fields));
      }),
    count: (query) => inTime(deadlineMs, () => countUnexpired(matching(query))),
    /** Firestore has no index of words: it reads the newest documents. */
    search: async ({ words, limit }) => {
      const found: Page<R>["rows"] = [];
      let before: Cursor | null = null;
      for (let read = 0; own.words && read < MOST_READ; read += READ_AT_ONCE) {
        const { rows, next }: Page<R> = await listed({ before, limit: READ_AT_ONCE });
        const fit = rows.filter(({ record }) => {
          const text = own.words!(record);
          return words.every((word) => text.includes(word));
        });
        found.push(...fit);
        if (!next || found.length >= limit) break;
        before = next;
      }
      return found.slice(0, limit);
    },
    close: () => void database().terminate(),
  };
};

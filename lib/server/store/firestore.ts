import { FieldPath, type Firestore, Timestamp } from "firebase-admin/firestore";
import { find, isThere, parsed, planAlongside, planWrite } from "./firestore-change";
import { keyedQueue } from "./keyed-queue";
import {
  type AlongsideWrite,
  type Change,
  type CollectionOf,
  type DueField,
  FOR_EVER,
  type Stored,
  type KeptFor,
  type Page,
  type Cursor,
  type Store,
  storeError,
} from "./store";
import { noteReadable } from "./unreadable";

/** The SDK would retry for a minute; a visitor's answer is still in the browser and can be sent again. */
const DEADLINE_MS = 8_000;
/** Attempts of one transaction against other processes' changes; the deadline ends them anyway. */
const MAX_ATTEMPTS = 20;

/** Runs work with a deadline: resolves to its result, or rejects with StoreUnavailable and aborts its signal. */
const inTime = async <T>(ms: number, work: (late: AbortSignal) => Promise<T>): Promise<T> => {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(new Error("Firestore took too long"));
    }, ms);
  });
  try {
    return await Promise.race([work(late.signal), timeout]);
  } catch (error) {
    throw storeError(error);
  } finally {
    clearTimeout(timer);
  }
};

const millis = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : 0);

const timesOf = ({ createdAt, updatedAt }: FirebaseFirestore.DocumentData) => ({
  createdAt: millis(createdAt),
  updatedAt: millis(updatedAt),
});

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

const dueCursorOf =
  (by: DueField) =>
  (doc: FirebaseFirestore.QueryDocumentSnapshot): Cursor => ({
    at: Number(doc.get(by)),
    id: doc.id,
  });

/** Firestore's code for a query whose index (deploy/firestore.indexes.json) is not deployed, or not ready. */
const NO_INDEX = 9;

const countOf = async (query: FirebaseFirestore.Query): Promise<number> =>
  (await query.count().get()).data().count;

/**
 * The number of documents of a query that have not expired: Firestore deletes expired ones some days later. Without the
 * index they are counted until then.
 */
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

/** How long a count is repeated while this process writes nothing, in ms: others' writes are not seen sooner. */
const COUNTED_MS = 5_000;

/** Repeats counts: each reads an index entry for every document that it counts. */
const rememberedCounts = (count: (key: string) => Promise<number>) => {
  const known = new Map<string, { number: Promise<number>; until: number }>();
  return {
    of: (key: string): Promise<number> => {
      const last = known.get(key);
      if (last && performance.now() < last.until) return last.number;
      const entry = { number: count(key), until: performance.now() + COUNTED_MS };
      known.set(key, entry);
      entry.number.catch(() => known.get(key) === entry && known.delete(key));
      return entry.number;
    },
    /** What was counted before and while `write` runs is forgotten, whatever comes of it. */
    forgetAround: async <T>(write: () => Promise<T>): Promise<T> => {
      known.clear();
      try {
        return await write();
      } finally {
        known.clear();
      }
    },
  };
};

/**
 * Every writer writes into a counter's document, and contending transactions back off for seconds. So those with a
 * write alongside run one at a time in this process, per collection of that write.
 */
const alongsideTurns = keyedQueue();

/**
 * Runs work in the queues of all collections written alongside. They are entered in one order, so that no two can
 * deadlock.
 */
const inTurns = <T>(
  alongside: readonly Pick<AlongsideWrite<never>, "collection">[],
  work: () => Promise<T>,
): (() => Promise<T>) =>
  [...new Set(alongside.map(({ collection }) => collection.name))]
    .toSorted()
    .reduce((inner, name) => () => alongsideTurns(name, inner), work);

/**
 * One Firestore collection, one document per record. Each change is a transaction; createdAt and updatedAt are the
 * server's timestamps. Changes of one record run one at a time in this process: contending transactions back off for
 * seconds, and a browser's outbox sends its answers all at once.
 */
export const firestoreStore = <R extends object>(
  database: () => Firestore,
  kind: CollectionOf<R>,
  deadlineMs = DEADLINE_MS,
): Store<R> => {
  const turns = keyedQueue();
  const own = { keptFor: FOR_EVER as KeptFor<R>, ...kind };
  const { name: collection } = own;
  const at = (id: string) => database().collection(collection).doc(id);
  const counts = rememberedCounts((key) =>
    inTime(deadlineMs, () =>
      countUnexpired(database().collection(collection).where("deskKey", "==", key)),
    ),
  );
  const pageOf = (
    docs: readonly FirebaseFirestore.QueryDocumentSnapshot[],
    limit: number,
    cursorIn: (doc: FirebaseFirestore.QueryDocumentSnapshot) => Cursor,
  ): Page<R> => {
    const rows = docs.flatMap((doc) => {
      const data = doc.data();
      const found = isThere(data) ? parsed(own, doc.id, data) : null;
      if (!found) return [];
      return [{ cursor: cursorIn(doc), record: { ...found.record, ...timesOf(data) } }];
    });
    return { rows, next: docs.length === limit ? cursorIn(docs.at(-1)!) : null };
  };
  const transact = (
    id: string,
    change: Change<R>,
    alongside: readonly AlongsideWrite<R>[],
  ): Promise<R | null> =>
    database().runTransaction(
      async (transaction) => {
        const { before, after, hasChanged, write } = await planWrite(
          database(),
          transaction,
          own,
          id,
          change,
        );
        const others =
          after && hasChanged
            ? await Promise.all(
                alongside.map((other) =>
                  planAlongside(database(), transaction, other, before, after),
                ),
              )
            : [];
        write();
        others.forEach((other) => other?.write());
        return after;
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
  return {
    read: (id) =>
      inTime(deadlineMs, async (): Promise<Stored<R> | null> => {
        const data = (await at(id).get()).data();
        const found = find(own, id, data);
        return found && { ...found.record, ...timesOf(data!) };
      }),
    update: (id, change, ...alongside) =>
      inTime(deadlineMs, (late) => {
        const work = async () => {
          late.throwIfAborted();
          return counts.forgetAround(() => transact(id, change, alongside));
        };
        return turns(id, inTurns(alongside, work));
      }),
    remove: (id, only) =>
      inTime(deadlineMs, () =>
        counts.forgetAround(async () => {
          if (!only) {
            await at(id).delete();
            noteReadable(collection, id);
          } else
            await database().runTransaction(async (transaction) => {
              const data = (await transaction.get(at(id))).data();
              const found = find(own, id, data);
              if (found && only(found.record)) transaction.delete(at(id));
            });
        }),
      ),
    list: ({ limit, ...query }) =>
      inTime(deadlineMs, async (): Promise<Page<R>> => {
        const [direction, place] =
          "before" in query ? (["desc", query.before] as const) : (["asc", query.after] as const);
        const ordered = database()
          .collection(collection)
          .orderBy("createdAt", direction)
          .orderBy(FieldPath.documentId(), direction);
        // A cursor without an id is a time: the page begins with the first document before or after that time.
        const fields = place && [stampAt(place.at), ...(place.id ? [place.id] : [])];
        const from = fields ? ordered.startAfter(...fields) : ordered;
        const { docs } = await from.limit(limit).get();
        return pageOf(docs, limit, cursorOf);
      }),
    listDue: ({ by = "dueAt", now, after, limit }) =>
      inTime(deadlineMs, async (): Promise<Page<R>> => {
        const earliestFirst = database()
          .collection(collection)
          .where(by, "<=", now)
          .orderBy(by)
          .orderBy(FieldPath.documentId());
        const from = after ? earliestFirst.startAfter(after.at, after.id) : earliestFirst;
        const { docs } = await from.limit(limit).get();
        return pageOf(docs, limit, dueCursorOf(by));
      }),
    countDue: ({ by, now }) =>
      inTime(deadlineMs, () =>
        countUnexpired(database().collection(collection).where(by, "<=", now)),
      ),
    count: counts.of,
    close: () => void database().terminate(),
  };
};

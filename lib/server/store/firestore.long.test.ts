// holds: #stored-data
// Over 1 s: it starts the Firestore emulator.
import { setTimeout as sleep } from "node:timers/promises";
import { deleteApp, initializeApp } from "firebase-admin/app";
import {
  type Firestore,
  getFirestore,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import { describeStore } from "@/test/contracts/store-contract";
import type { Subject } from "@/test/contracts/store/under-test";
import { firestoreStore } from "./firestore";
import { firestoreTransact } from "./firestore-transact";
import {
  canFindFirestoreEmulator,
  type Emulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";
import { FOR_EVER, put, ref, StoreUnavailable } from "./store";

process.env.METADATA_SERVER_DETECTION = "none";

const DEADLINE_MS = 1_000;

/** The emulator takes seconds for transactions that contend. */
const PATIENT_MS = 50_000;

describe("Firestore out of reach", () => {
  // The SDK itself would retry for a minute after the end of the test; this promise replaces such a call.
  const never = () => new Promise<never>(() => undefined);
  const GIVES_UP_AFTER_MS = 400;
  const runTransaction = jest.fn(async () => {
    await sleep(GIVES_UP_AFTER_MS);
    throw new Error("14 UNAVAILABLE");
  });
  const silent = {
    collection: () => ({ doc: () => ({ get: never, delete: never }) }),
    runTransaction,
  } as unknown as Firestore;
  const store = firestoreStore(
    () => silent,
    { name: "users", parse: (value) => value as { count: number } },
    200,
  );

  test("every call rejects with StoreUnavailable after its deadline", async () => {
    await expect(store.read("a")).rejects.toThrow(StoreUnavailable);
    await expect(store.remove("a")).rejects.toThrow(StoreUnavailable);
  });

  test("queued calls reject, too, and are not made later", async () => {
    runTransaction.mockClear();
    const updates = [1, 2, 3].map((count) => store.update("b", () => ({ count })));
    const outcomes = await Promise.allSettled(updates);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await sleep(2 * GIVES_UP_AFTER_MS);
    expect(runTransaction).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["counts expired documents until their index is ready", 9, 7],
    ["rejects with StoreUnavailable for another failure of a count", 14, null],
  ])("%s", async (_, code, expected) => {
    const query = (isFiltered: boolean): unknown => ({
      where: (field: string) => query(field === "expiresAt"),
      count: () => ({
        get: async () => {
          if (isFiltered) throw Object.assign(new Error("refused"), { code });
          return { data: () => ({ count: 7 }) };
        },
      }),
    });
    const counting = firestoreStore(
      () => ({ collection: () => query(false) }) as unknown as Firestore,
      { name: "leads", parse: (value) => value as { count: number } },
    );
    const counted = counting.count({ where: { status: "new" } });
    if (expected === null) await expect(counted).rejects.toThrow(StoreUnavailable);
    else expect(await counted).toBe(expected);
  });

  test("rejects with StoreUnavailable without credentials or a project", async () => {
    const broken = firestoreStore(
      () => {
        throw new Error("FIREBASE_PROJECT_ID is not set");
      },
      { name: "users", parse: (value) => value as { count: number } },
    );
    await expect(broken.read("a")).rejects.toThrow(StoreUnavailable);
    await expect(broken.update("a", () => ({ count: 1 }))).rejects.toThrow(StoreUnavailable);
  });
});

if (canFindFirestoreEmulator()) {
  const app = initializeApp({ projectId: `demo-test-${process.pid}` });
  let emulator: Emulator;
  let database: Firestore;

  beforeAll(async () => {
    emulator = await startFirestoreEmulator();
    process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
    database = getFirestore(app);
  }, 60_000);
  afterAll(async () => {
    await deleteApp(app);
    await emulator.stop();
  });

  const prepare = async (): Promise<Subject> => ({
    // One connection serves all collections: the contract's stores leave it open, and the app closes it.
    makeStore: (kind) => ({
      ...firestoreStore(() => database, kind, PATIENT_MS),
      close: () => undefined,
    }),
    transact: firestoreTransact(() => database, PATIENT_MS),
    spoil: async (collection, id) => {
      await database
        .collection(collection)
        .doc(id)
        .set({ count: "many", createdAt: Timestamp.now() });
    },
    documentOf: async (collection, id) => {
      const data = (await database.collection(collection).doc(id).get()).data()!;
      const { createdAt, updatedAt, expiresAt, ...document } = data;
      return document;
    },
    plant: async (collection, id, document) => {
      const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
      await database
        .collection(collection)
        .doc(id)
        .set({ ...document, ...times });
    },
  });
  describeStore("Firestore", prepare);

  test("a transaction that contends beyond its deadline is not made later", async () => {
    const tried: Promise<unknown>[] = [];
    const contended = (work: (own: Transaction) => Promise<unknown>) => {
      let attempts = 0;
      const attempt = async (own: Transaction) => {
        const result = await work(own);
        if (attempts++ > 0) return result;
        await sleep(2 * DEADLINE_MS);
        throw Object.assign(new Error("10 ABORTED"), { code: 10 });
      };
      const made = database.runTransaction(attempt);
      tried.push(made);
      return made;
    };
    const busy = { runTransaction: contended } as unknown as Firestore;
    const at = ref({ name: "late", parse: (value) => value as object, keptFor: FOR_EVER }, "a");
    const collection = (name: string) => database.collection(name);
    const late = firestoreTransact(() => ({ ...busy, collection }) as Firestore, DEADLINE_MS);
    const made = late([at], () => ({ result: 1, writes: [put(at, { count: 1 })] }));
    await expect(made).rejects.toThrow(StoreUnavailable);
    await Promise.allSettled(tried);
    expect((await collection("late").doc("a").get()).exists).toBe(false);
  }, 30_000);
} else {
  console.warn(
    "The Firestore contract did NOT run: no FIRESTORE_EMULATOR_HOST, and no emulator JAR with Java on this machine.",
  );
  test.skip("the Firestore contract could not run here: no emulator found", () => undefined);
}

import type { Collection, Store, Transact } from "./store";
import { env } from "@/lib/server/core/env";
import { closeOnShutdown } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { sqliteStore } from "./sqlite";
import { sqliteFile } from "./sqlite-file";
import { sqliteTransact } from "./sqlite-transact";

/** A store whose code is loaded at its first use: Google's library would add a third of a second to every start. */
export const lazyStore = <R extends object>(load: () => Promise<Store<R>>): Store<R> => {
  let loading: Promise<Store<R>> | undefined;
  const store = () => (loading ??= load());
  return {
    read: async (id) => (await store()).read(id),
    update: async (id, change) => (await store()).update(id, change),
    remove: async (id, only) => (await store()).remove(id, only),
    list: async (query) => (await store()).list(query),
    find: async (query) => (await store()).find(query),
    count: async (query) => (await store()).count(query),
    search: async (query) => (await store()).search(query),
    close: () =>
      void loading?.then(
        ({ close }) => close(),
        () => undefined, // the callers got the error; there is nothing to close
      ),
  };
};

const newStore = <R extends object>(collection: Collection<R>): Store<R> =>
  env().store === "firestore"
    ? lazyStore(async () => {
        const { firestore, firestoreStore } = await import("./firestore");
        return firestoreStore(firestore, collection);
      })
    : sqliteStore(env().sqlitePath, collection);

/** This process's store of a collection, in the configured engine; it is closed when the process stops. */
export const storeOf = <R extends object>(collection: Collection<R>): Store<R> =>
  singleton(`store ${collection.name}`, () => {
    const made = newStore(collection);
    closeOnShutdown(made.close);
    return made;
  })();

const newTransact = (): { transact: Transact; close: () => void } => {
  const { store, sqlitePath } = env();
  if (store !== "firestore")
    return { transact: sqliteTransact(sqlitePath), close: sqliteFile(sqlitePath).close };
  const load = async () => {
    const [{ firestore }, { firestoreTransact }] = await Promise.all([
      import("./firestore"),
      import("./firestore-transact"),
    ]);
    return { run: firestoreTransact(firestore), close: () => firestore().terminate() };
  };
  let loading: ReturnType<typeof load> | undefined;
  return {
    transact: async (reads, decide) => (await (loading ??= load())).run(reads, decide),
    close: () =>
      void loading?.then(
        ({ close }) => close(),
        () => undefined,
      ),
  };
};

/** This process's transactions in the configured engine, which is closed when the process stops. */
export const transact = (): Transact =>
  singleton("transact", () => {
    const made = newTransact();
    closeOnShutdown(made.close);
    return made.transact;
  })();

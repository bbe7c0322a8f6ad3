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

/** This process's transactions in the configured engine, which is closed when the process stops. */
export const transact = (): Transact =>
  singleton("transact", (): Transact => {
    const { store, sqlitePath } = env();
    if (store === "sqlite") {
      closeOnShutdown(sqliteFile(sqlitePath).close);
      return sqliteTransact(sqlitePath);
    }
    const load = async () => {
      const { firestore } = await import("./firestore");
      const { firestoreTransact } = await import("./firestore-transact");
      closeOnShutdown(() => void firestore().terminate());
      return firestoreTransact(firestore);
    };
    let loading: Promise<Transact> | undefined;
    return async (reads, decide) => (await (loading ??= load()))(reads, decide);
  })();

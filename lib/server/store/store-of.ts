import { env } from "@/lib/server/core/env";
import { closeOnShutdown } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { lazyStore } from "./lazy-store";
import { sqliteStore } from "./sqlite";
import type { Collection, Store } from "./store";

const newStore = <R extends object>(collection: Collection<R>): Store<R> =>
  env().store === "firestore"
    ? lazyStore(async () => {
        const [{ firestore }, { firestoreStore }] = await Promise.all([
          import("./firestore-client"),
          import("./firestore"),
        ]);
        return firestoreStore(firestore, collection);
      })
    : sqliteStore(env().sqlitePath, collection);

/** This process's store of a collection, in the configured engine; it is closed when the process stops. */
export const storeOf = <R extends object>(collection: Collection<R>): Store<R> => {
  const { name, isMaintenance = false } = collection;
  return singleton(`store ${name}${isMaintenance ? " for maintenance" : ""}`, () => {
    const made = newStore(collection);
    closeOnShutdown(made.close);
    return made;
  })();
};

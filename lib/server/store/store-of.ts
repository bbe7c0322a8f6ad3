import { env } from "@/lib/server/core/env";
import { closeOnShutdown } from "@/lib/server/core/shutdown";
import { lazyStore } from "./lazy-store";
import { sqliteStore } from "./sqlite";
import type { Collection, Store } from "./store";

/** The store of a collection in the configured engine; it is closed when the process stops. */
export const storeOf = <R extends object>(collection: Collection<R>): Store<R> => {
  const store =
    env().store === "firestore"
      ? lazyStore(async () => {
          const [{ firestore }, { firestoreStore }] = await Promise.all([
            import("./firestore-client"),
            import("./firestore"),
          ]);
          return firestoreStore(firestore, collection);
        })
      : sqliteStore(env().sqlitePath, collection);
  closeOnShutdown(store.close);
  return store;
};

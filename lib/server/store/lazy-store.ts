import type { Store } from "./store";

/** A store whose code is loaded at its first use: Google's library would add a third of a second to every start. */
export const lazyStore = <R extends object>(load: () => Promise<Store<R>>): Store<R> => {
  let loading: Promise<Store<R>> | undefined;
  const store = () => (loading ??= load());
  return {
    read: async (id) => (await store()).read(id),
    update: async (id, change, ...alongside) => (await store()).update(id, change, ...alongside),
    remove: async (id, only, ...alongside) => (await store()).remove(id, only, ...alongside),
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

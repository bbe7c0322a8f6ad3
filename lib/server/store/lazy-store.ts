import type { Store } from "./store";

/** A store whose code is loaded at its first use: Google's library would add a third of a second to every start. */
export const lazyStore = <R extends object>(load: () => Promise<Store<R>>): Store<R> => {
  let loading: Promise<Store<R>> | undefined;
  const store = () => (loading ??= load());
  return {
    read: async (id) => (await store()).read(id),
    update: async (id, change, ...alongside) => (await store()).update(id, change, ...alongside),
    remove: async (id, only) => (await store()).remove(id, only),
    list: async (query) => (await store()).list(query),
    listDue: async (query) => (await store()).listDue(query),
    countDue: async (query) => (await store()).countDue(query),
    count: async (key) => (await store()).count(key),
    close: () =>
      void loading?.then(
        ({ close }) => close(),
        () => undefined, // the callers got the error; there is nothing to close
      ),
  };
};

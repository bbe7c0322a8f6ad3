import { type Store, StoreUnavailable } from "@/lib/server/store/store";

/** When a call fails: before anything is written, or afterwards, when only the answer is lost. */
export type Failure = "before" | "after" | null;

/**
 * A wrapper for stores whose calls fail as `plan` says; `plan` gets the number of the call, from 1 on, counted over all
 * wrapped stores.
 */
export const failingEdge = () => {
  const edge = {
    calls: 0,
    plan: (() => null) as (call: number) => Failure,
    /** Awaited before each call, so that calls can be made to wait for one another. */
    turn: async (): Promise<void> => undefined,
    /** Makes all further calls succeed. */
    heal: () => {
      edge.plan = () => null;
    },
    wrap: <R>(store: Store<R>): Store<R> => {
      const at = async <T>(work: () => Promise<T>): Promise<T> => {
        const failure = edge.plan(++edge.calls);
        if (failure === "before") throw new StoreUnavailable(new Error("cut off"));
        await edge.turn();
        const result = await work();
        if (failure === "after") throw new StoreUnavailable(new Error("cut off"));
        return result;
      };
      return {
        read: (id) => at(() => store.read(id)),
        update: (id, change) => at(() => store.update(id, change)),
        remove: (id, only) => at(() => store.remove(id, only)),
        list: (query) => at(() => store.list(query)),
        find: (query) => at(() => store.find(query)),
        count: (query) => at(() => store.count(query)),
        search: (query) => at(() => store.search(query)),
        close: store.close,
      };
    },
  };
  return edge;
};

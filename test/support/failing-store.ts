import { type Store, StoreUnavailable } from "@/lib/server/store/store";

/** When a call fails: before anything is done, or once it is done, when only the answer is lost. */
export type Failure = "before" | "after" | null;

/**
 * The edge of the store's port, where calls fail as `plan` says; `plan` gets the number of the call, from 1 on,
 * counted over all stores wrapped.
 */
export const failingEdge = () => {
  const edge = {
    calls: 0,
    plan: (() => null) as (call: number) => Failure,
    /** What happens before each call, so that calls can be made to wait for one another. */
    turn: async (): Promise<void> => undefined,
    /** From now on no call fails. */
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
        update: (id, change, ...alongside) => at(() => store.update(id, change, ...alongside)),
        remove: (id, only) => at(() => store.remove(id, only)),
        list: (query) => at(() => store.list(query)),
        listDue: (query) => at(() => store.listDue(query)),
        close: store.close,
      };
    },
  };
  return edge;
};

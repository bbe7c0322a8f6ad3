import { lazyStore } from "./store-of";
import type { Store } from "./store";

const calls: string[] = [];
/** A store that writes down which of its functions are called. */
const inner = new Proxy({} as Store<{ n: number }>, {
  // A thenable would be awaited.
  get: (_, name) => (name === "then" ? undefined : async () => void calls.push(String(name))),
});

/** How often the store's code was loaded. */
let loads = 0;
const store = () =>
  lazyStore(async () => {
    loads += 1;
    return inner;
  });

beforeEach(() => {
  calls.length = 0;
  loads = 0;
});

test("a store's code is loaded once, with its first use", async () => {
  const lazy = store();
  expect(loads).toBe(0);
  await Promise.all([lazy.read("a"), lazy.list({ before: null, limit: 2 })]);
  await lazy.update("a", () => null);
  await lazy.remove("a");
  await lazy.find({ by: "at", order: "asc", after: null, limit: 2 });
  await lazy.count({ by: "at" });
  await lazy.search({ words: ["a"], limit: 2 });
  expect(loads).toBe(1);
  expect(calls).toEqual(["read", "list", "update", "remove", "find", "count", "search"]);
});

test("closes a used store, and does not load an unused one for that", async () => {
  const used = store();
  await used.read("a");
  used.close();
  await Promise.resolve();
  expect(calls).toEqual(["read", "close"]);

  store().close();
  expect(loads).toBe(1);
});

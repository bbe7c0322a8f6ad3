import { lazyStore } from "./lazy-store";
import type { Store } from "./store";

const calls: string[] = [];
const inner: Store<{ n: number }> = {
  read: async (id) => {
    calls.push(`read ${id}`);
    return { n: 1, createdAt: 0, updatedAt: 0 };
  },
  update: async (id) => {
    calls.push(`update ${id}`);
    return null;
  },
  remove: async (id) => {
    calls.push(`remove ${id}`);
  },
  list: async ({ limit }) => {
    calls.push(`list ${limit}`);
    return { rows: [], next: null };
  },
  listDue: async ({ limit }) => {
    calls.push(`listDue ${limit}`);
    return { rows: [], next: null };
  },
  countDue: async ({ by }) => {
    calls.push(`countDue ${by}`);
    return 0;
  },
  count: async (key) => {
    calls.push(`count ${key}`);
    return 0;
  },
  close: () => void calls.push("close"),
};

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
  expect(await Promise.all([lazy.read("a"), lazy.read("b")])).toMatchObject([{ n: 1 }, { n: 1 }]);
  await lazy.update("a", () => null);
  await lazy.remove("a");
  await lazy.list({ before: null, limit: 2 });
  await lazy.countDue({ by: "lateAt", now: 1 });
  await lazy.count("new");
  expect(loads).toBe(1);
  expect(calls).toEqual([
    "read a",
    "read b",
    "update a",
    "remove a",
    "list 2",
    "countDue lateAt",
    "count new",
  ]);
});

test("closes a used store, and does not load an unused one for that", async () => {
  const used = store();
  await used.read("a");
  used.close();
  await Promise.resolve();
  expect(calls).toEqual(["read a", "close"]);

  store().close();
  expect(loads).toBe(1);
});

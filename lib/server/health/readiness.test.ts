// holds: #health, #r11
import { createHealth } from "./readiness";
import { log } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";
import type { Probe } from "@/lib/server/store/schemas/stored-visitor";

const storeThat = (update: Store<Probe>["update"]): Store<Probe> => ({
  read: async () => null,
  update,
  remove: async () => undefined,
  list: async () => ({ rows: [], next: null }),
  find: async () => ({ rows: [], next: null }),
  search: async () => ({ rows: [], next: null }),
  count: async () => 0,
  close: () => undefined,
});
const taking = storeThat(async () => ({ at: 0 }));
const parts = {
  store: taking,
  isStoreDegraded: () => false,
  isStoreDamaged: () => false,
  aiState: async () => "standard" as const,
  now: () => 0,
};

test.each(["ok", "degraded", "standard"] as const)(
  "a store that can write is ready, whatever the state of the AI: %s",
  async (ai) => {
    const { readiness } = createHealth({ ...parts, aiState: async () => ai });
    expect(await readiness()).toEqual({ store: "ok", ai });
  },
);

test("a store that does not answer is not waited for", async () => {
  const silent = storeThat(() => new Promise(() => undefined));
  const { readiness } = createHealth({ ...parts, store: silent });
  expect(await readiness()).toMatchObject({ store: "unavailable" });
});

test("a failing store is reported as unavailable, and the log says why", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const failing = storeThat(async () => {
    throw new Error("disk full");
  });
  const { readiness } = createHealth({ ...parts, store: failing });
  expect(await readiness()).toEqual({ store: "unavailable", ai: "standard" });
  expect(error).toHaveBeenCalledWith({ event: "store not ready", reason: "disk full" });
  error.mockRestore();
});

test("with a damaged database set aside it is ready, but degraded", async () => {
  const isStoreDegraded = () => true;
  const { readiness } = createHealth({ ...parts, isStoreDegraded });
  expect(await readiness()).toEqual({ store: "degraded", ai: "standard" });
});

test("with damage seen in the database it is not ready, though a small write works", async () => {
  const { readiness } = createHealth({ ...parts, isStoreDamaged: () => true });
  expect(await readiness()).toEqual({ store: "unavailable", ai: "standard" });
});

test("one result is reused for 2 s", async () => {
  let now = 1_000_000;
  const update = jest.fn(async () => ({ at: now }));
  const { readiness } = createHealth({ ...parts, store: storeThat(update), now: () => now });
  await Promise.all([readiness(), readiness(), readiness()]);
  now += 1_999;
  await readiness();
  expect(update).toHaveBeenCalledTimes(1);
  now += 1;
  await readiness();
  expect(update).toHaveBeenCalledTimes(2);
});

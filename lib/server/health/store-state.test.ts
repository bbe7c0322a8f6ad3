// holds: #health, #r11
import { storeState } from "./store-state";
import { log } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";
import type { Probe } from "@/lib/server/store/schemas/stored-visitor";

const storeThat = (update: Store<Probe>["update"]): Store<Probe> => ({
  read: async () => null,
  update,
  remove: async () => undefined,
  list: async () => ({ rows: [], next: null }),
  find: async () => ({ rows: [], next: null }),
  search: async () => [],
  count: async () => 0,
  close: () => undefined,
});
const taking = storeThat(async () => ({ at: 0 }));
const parts = {
  store: taking,
  isStoreDegraded: () => false,
  isStoreDamaged: () => false,
  now: () => 0,
};

test("a store that takes a small write is ready", async () => {
  expect(await storeState(parts)).toBe("ok");
});

test("a store that does not answer is not waited for", async () => {
  const silent = storeThat(() => new Promise(() => undefined));
  expect(await storeState({ ...parts, store: silent })).toBe("unavailable");
});

test("a failing store is reported as unavailable, and the log says why", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const failing = storeThat(async () => {
    throw new Error("disk full");
  });
  expect(await storeState({ ...parts, store: failing })).toBe("unavailable");
  expect(error).toHaveBeenCalledWith({ event: "store not ready", reason: "disk full" });
  error.mockRestore();
});

test("with a damaged database set aside it is ready, but degraded", async () => {
  expect(await storeState({ ...parts, isStoreDegraded: () => true })).toBe("degraded");
});

test("with damage seen in the database it is not ready, though a small write works", async () => {
  expect(await storeState({ ...parts, isStoreDamaged: () => true })).toBe("unavailable");
});

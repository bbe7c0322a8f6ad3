import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteAlert } from "@/lib/domain/notify/notification";
import type { StorageUse } from "@/lib/domain/health/storage-level";
import { log } from "@/lib/server/core/log";
import { createStorageWatch } from "./storage-watch";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { usedBytesOf } from "@/lib/server/store/sqlite-file";

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "site-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const watchOf = (measure: () => Promise<StorageUse>) => {
  const clock = { ms: 0 };
  const told: SiteAlert[] = [];
  const notify = async (notice: SiteAlert) => void told.push(notice);
  return { clock, told, watch: createStorageWatch({ measure, notify, now: () => clock.ms }) };
};

test("a growing file is reported once per level, and deleting records lowers it", async () => {
  const path = join(folder, "site.db");
  const store = sqliteStore<{ text: string }>(path, {
    name: "things",
    parse: (value) => value as { text: string },
  });
  const add = (id: string) => store.update(id, () => ({ text: "x".repeat(100_000) }));
  await add("0");
  const { clock, told, watch } = watchOf(async () => ({
    usedBytes: await usedBytesOf(path),
    maxBytes: 2 * MB,
    freeShare: 0.5,
    isReserveUsed: false,
  }));
  const levels = [];
  for (let n = 1; n <= 22; n++) {
    await add(`${n}`);
    clock.ms += 5_000;
    levels.push(await watch.level());
  }
  expect([...new Set(levels)]).toEqual([0, 70, 90, 100]);
  expect(told).toEqual([70, 90, 100].map((percent) => ({ what: "storage", percent })));
  expect(await watch.isFull()).toBe(true);

  for (let n = 0; n <= 22; n++) await store.remove(`${n}`);
  clock.ms += 5_000;
  expect(await watch.isFull()).toBe(false);
  expect(told).toHaveLength(3);
  store.close();
});

test("it is measured at most every 5 s", async () => {
  let measured = 0;
  const { clock, watch } = watchOf(async () => {
    measured++;
    return { usedBytes: 1, maxBytes: 2, freeShare: 1, isReserveUsed: false };
  });
  for (let n = 0; n < 1_000; n++, clock.ms += 10) await watch.level();
  expect(measured).toBe(2);
});

test("a failed measurement keeps the last level and is logged", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  let isBroken = false;
  const { clock, watch } = watchOf(async () => {
    if (isBroken) throw new Error("no disk");
    return { usedBytes: 2, maxBytes: 2, freeShare: 1, isReserveUsed: false };
  });
  expect(await watch.level()).toBe(100);
  isBroken = true;
  clock.ms += 5_000;
  expect(await watch.level()).toBe(100);
  expect(error).toHaveBeenCalledWith({ event: "storage not measured", kind: "Error" });
});

import { env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { KNOWN_TIME_ID, MOST_APART_MS } from "./believed-clock";
import { isDamagedAside, setDamagedAside } from "./damaged-database";
import { type DatabaseSummary, summaryOf } from "./database-summary";
import { pagesOf } from "./pages-of";
import { sqliteStore } from "./sqlite";
import { sqliteFile, usedBytesOf } from "./sqlite-file";
import { PROBES } from "@/lib/server/store/schemas/stored-visitor";
import {
  confirmClock as confirmClockOf,
  isClockBelieved as isBelievedIn,
  sweepFile,
} from "./sqlite-sweep";
import { storeOf } from "./store-of";
import type { Collection } from "./store";
import { takingBack } from "./disk-reserve";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { StorageUse } from "@/lib/domain/health/storage-level";

const sqlite = () => (env().store === "sqlite" ? sqliteFile(env().sqlitePath) : null);

/** Sets a damaged database aside, so that a new one is made. Must be called before the first use of a store. */
export const setDamagedStoreAside = (): void => {
  if (env().store !== "sqlite") return;
  try {
    if (setDamagedAside(env().sqlitePath, new Date()))
      log.error({ event: "damaged database set aside" });
  } catch (error) {
    log.error({ event: "damaged database in the way", kind: errorName(error) }); // the store answers 503 until the file is removed
  }
};

/** Keeps room on the disk for what takes something back. Must be called once the database is opened. */
export const keepStoreReserve = (): void => {
  sqlite()?.keepReserve();
};

/** Whether SQLite reported damage while this process used the database; the next start sets it aside. */
export const isStoreDamaged = (): boolean => sqlite()?.isDamaged() ?? false;

/** Whether a damaged database was set aside: some data is not available to the site. */
export const isStoreDegraded = (): boolean =>
  env().store === "sqlite" && isDamagedAside(env().sqlitePath);

/** The summary of the site's database. Rejects with StoreUnavailable; only for SQLite. */
export const databaseSummary = (): Promise<DatabaseSummary> =>
  sqliteFile(env().sqlitePath).attempt(({ db }) => summaryOf(db));

/** Whether the last sweep with Firestore found this machine's clock near Google's. */
const googles = singleton("googlesClock", () => ({ isNear: true }));

const isNearGoogles = async (): Promise<boolean> => {
  await storeOf(PROBES).update(KNOWN_TIME_ID, () => ({ at: Date.now() }));
  const probe = await storeOf(PROBES).read(KNOWN_TIME_ID);
  return probe !== null && Math.abs(probe.updatedAt - probe.at) <= MOST_APART_MS;
};

/** Whether the clock may delete: it is near a known time. Rejects with StoreUnavailable. */
export const isClockBelieved = async (): Promise<boolean> => {
  const { store, sqlitePath } = env();
  return store === "sqlite" ? isBelievedIn(sqlitePath) : googles().isNear;
};

/** Takes the clock as right; Google's needs no word. Rejects with StoreUnavailable. */
export const confirmClock = async (): Promise<void> => {
  const { store, sqlitePath } = env();
  if (store === "sqlite") await confirmClockOf(sqlitePath);
};

/** Now, in epoch ms: never before a time that has passed already for the SQLite file. */
export const storeNow = (): number => sqlite()?.now() ?? Date.now();

/** Deletes what has expired; resolves to its number, null while the clock is not believed. */
export const sweepStore = async (): Promise<number | null> => {
  const { store, sqlitePath } = env();
  if (store === "sqlite") return takingBack(() => sweepFile(sqlitePath, shutdownSignal()));
  googles().isNear = await isNearGoogles();
  return googles().isNear ? 0 : null;
};

const LOOKED_AT_ONCE = 50;

/** Counts the unreadable documents by reading all once; not in Firestore, which charges for it. */
export const lookForUnreadable = async (
  collections: readonly Pick<Collection<object>, "name" | "parse" | "storedNames">[],
): Promise<void> => {
  if (env().store !== "sqlite") return;
  for (const collection of collections) {
    const store = sqliteStore(env().sqlitePath, collection);
    const pages = pagesOf((before) => store.list({ before, limit: LOOKED_AT_ONCE }));
    while (!(await pages.next()).done) if (shutdownSignal().aborted) return;
  }
};

/** How full the storage is; never full with Firestore. Rejects where it cannot be measured. */
export const storageUse = async (): Promise<StorageUse> => {
  const { sqlitePath, sqliteMaxBytes: maxBytes } = env();
  const file = sqlite();
  if (!file) return { usedBytes: 0, maxBytes: null, freeShare: 1, isReserveUsed: false };
  const usedBytes = await usedBytesOf(sqlitePath); // also makes a missing folder
  const { bavail, blocks } = await statfs(dirname(sqlitePath));
  return { usedBytes, maxBytes, freeShare: bavail / blocks, isReserveUsed: file.isReserveUsed() };
};

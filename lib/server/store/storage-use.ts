import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { StorageUse } from "@/lib/domain/health/storage-level";
import { env } from "@/lib/server/core/env";
import { isReserveUsed, usedBytes } from "./database";

/**
 * How full the storage is; with Firestore, which has neither a size limit of ours nor a disk, never full. Rejects where
 * it cannot be measured.
 */
export const storageUse = async (): Promise<StorageUse> => {
  const { store, sqlitePath, sqliteMaxBytes } = env();
  const none = { usedBytes: 0, maxBytes: null, freeShare: 1, isReserveUsed: false };
  if (store !== "sqlite") return none;
  const used = await usedBytes(); // also makes a missing folder
  const { bavail, blocks } = await statfs(dirname(sqlitePath));
  const disk = { freeShare: bavail / blocks, isReserveUsed: isReserveUsed() };
  return { usedBytes: used, maxBytes: sqliteMaxBytes, ...disk };
};

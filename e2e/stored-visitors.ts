import type { VisitorRecord } from "@/lib/domain/record";
import { storedRecords } from "@/scripts/stored-records";

/** Every visitor's record by id, as it stands on disk now. */
export const storedVisitors = (databasePath: string): Map<string, VisitorRecord> =>
  storedRecords(databasePath, "users");

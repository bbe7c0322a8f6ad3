import type { VisitorRecord } from "@/lib/domain/account/record";
import { storedRecords } from "@/test/support/stored-records";

/** Every visitor's record by id, as it is on disk now. */
export const storedVisitors = (databasePath: string): Map<string, VisitorRecord> =>
  storedRecords(databasePath, "users");

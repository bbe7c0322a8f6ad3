import type { CallHours } from "@/lib/domain/calls/call-hours";
import { CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { sqliteStore } from "@/lib/server/store/sqlite";

/** Saves the hours of our calls in the database of a site, which may be running. */
export const saveCallHours = async (databasePath: string, hours: CallHours): Promise<void> => {
  const store = sqliteStore(databasePath, CALL_HOURS);
  await store.update(CALL_HOURS_ID, () => hours);
  store.close();
};

import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { storeOf } from "@/lib/server/store/store-of";

/** Waits until every queued notification is sent: a worker that goes on after its test file loads modules in vain. */
export const allSent = async (): Promise<void> => {
  for (let tries = 0; tries < 1_000; tries++) {
    const { rows } = await storeOf(DELIVERIES).list({ before: null, limit: 1_000 });
    if (rows.every(({ record }) => record.isDone)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("Not all was sent");
};

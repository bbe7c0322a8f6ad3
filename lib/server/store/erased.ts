import { sha256 } from "@/lib/server/core/sha256";
import { erasedKeptMs } from "@/lib/domain/leads/retention";
import type { Connection } from "./sqlite-connection";

/** The collection that lists what was erased, so that a copy from before brings nobody back. */
export const ERASED = "erased";
/** The collections whose records are about a person. */
export const OF_PEOPLE: readonly string[] = ["users", "leads", "accounts"];
/** A record's name in the list: a hash, which names nobody who is not in a copy. */
export const erasedName = (collection: string, id: string): string => sha256(`${collection}/${id}`);

/** Lists a record as erased, in the transaction that is open. */
export const listErased = ({ table }: Connection, collection: string, id: string): void => {
  const now = Date.now();
  table(ERASED).upsert.run(erasedName(collection, id), "{}", now, now + erasedKeptMs());
};

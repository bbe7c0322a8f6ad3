import { sha256 } from "@/lib/server/core/sha256";
import { keptMsOf } from "@/lib/domain/leads/retention";
import type { Collection } from "./store";
import type { Connection } from "./sqlite-connection";

/** The collection that lists erased records, so that restoring an older backup cannot bring them back. */
export const ERASED = "erased";
/** The collections whose records are about a person. */
export const OF_PEOPLE: readonly string[] = [
  "users",
  "leads",
  "people",
  "accounts",
  "links",
  "pairs",
];
/** Whether a removal is an erasure by itself: a person also goes when its messages get another key, or expire. */
export const isErasure = (collection: string): boolean =>
  collection !== "people" && OF_PEOPLE.includes(collection);
/** The list as a collection, for who asks whether somebody was erased. */
export const ERASED_NAMES: Collection<object> = {
  name: ERASED,
  parse: () => ({}),
  keptFor: () => keptMsOf("erasedNumber"),
};

/** The name of a record in the list: a hash, which identifies nobody without the backup. */
export const erasedName = (collection: string, id: string): string => sha256(`${collection}/${id}`);

/** Lists a record as erased, in the open transaction. */
export const listErased = ({ table, clock }: Connection, collection: string, id: string): void => {
  const now = clock.now();
  table(ERASED).upsert.run(
    erasedName(collection, id),
    "{}",
    now,
    now + keptMsOf("erasedNumber"),
    0,
  );
};

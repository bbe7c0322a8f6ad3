import type { DeskSession } from "@/lib/server/store/schemas/stored-operator";
import { deskSessionStore } from "./operator";

const keep = async (hash: string, part: Partial<DeskSession>): Promise<void> => {
  await deskSessionStore().update(hash, (known) => known && { ...known, ...part });
};

/** Keeps what the session's next page says about a form; null: nothing. Rejects with StoreUnavailable. */
export const keepSaid = (
  hash: string,
  said: NonNullable<DeskSession["said"]> | null,
): Promise<void> => keep(hash, { said });

/** Keeps the words that the session searches the list for; "": none. Rejects with StoreUnavailable. */
export const keepSearch = (hash: string, search: string): Promise<void> => keep(hash, { search });

import type { DeskSession } from "@/lib/server/store/schemas/stored-operator";
import { takingBack } from "@/lib/server/store/taking-back";
import { deskSessionStore } from "./operator";

/** Keeps something in an operator's session, of whose cookie this is the hash. Rejects with StoreUnavailable. */
export const keepInSession = async (
  hash: string,
  part: Pick<DeskSession, "said" | "search">,
): Promise<void> => {
  await takingBack(() =>
    deskSessionStore().update(hash, (known) => known && { ...known, ...part }),
  );
};

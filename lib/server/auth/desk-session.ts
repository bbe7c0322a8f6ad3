import type { DeskSession } from "@/lib/server/store/schemas/stored-operator";
import { takingBack } from "@/lib/server/store/taking-back";
import { DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { storeOf } from "@/lib/server/store/store-of";

/** Keeps something in an operator's session, of whose cookie this is the hash. Rejects with StoreUnavailable. */
export const keepInSession = async (
  hash: string,
  part: Pick<DeskSession, "said" | "search">,
): Promise<void> => {
  await takingBack(() =>
    storeOf(DESK_SESSIONS).update(hash, (known) => known && { ...known, ...part }),
  );
};

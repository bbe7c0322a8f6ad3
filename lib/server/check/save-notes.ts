import { isDeepStrictEqual } from "node:util";
import { type VisitorRecord, withNotes } from "@/lib/domain/account/record";
import type { PlanNotes } from "@/lib/domain/check/plan-marks";
import type { Access } from "@/lib/server/auth/access";
import { updateOwned } from "@/lib/server/auth/owned-record";
import type { Store } from "@/lib/server/store/store";

/**
 * Stores what an owner noted on the plan, the last word on each step; older and repeated notes change nothing. Throws
 * ApiError 404; rejects with StoreUnavailable.
 */
export const createSaveNotes =
  (users: Store<VisitorRecord>) =>
  async (access: Access, notes: PlanNotes): Promise<void> => {
    await updateOwned(users, access, (known) => {
      const next = withNotes(known, notes);
      return isDeepStrictEqual(next, known) ? known : next;
    });
  };

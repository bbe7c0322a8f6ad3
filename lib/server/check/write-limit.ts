import type { VisitorRecord } from "@/lib/domain/account/record";
import { assertNoWait } from "@/lib/server/core/api-error";
import { canOpen, type Access } from "@/lib/server/auth/access";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { Store } from "@/lib/server/store/store";

/** What a visitor's calls change in the own record, but for answers, which have a limit of their own. */
export type WriteKind = "details" | "consent" | "analysis" | "report" | "deletion";

/** Keeps the owner of a record from writing into it without end. */
export const createWriteLimit = (users: Store<VisitorRecord>, limit: Limit) => {
  /** Counts one write into a record. Throws ApiError 429. */
  const count = async (record: VisitorRecord, kind: WriteKind): Promise<void> =>
    assertNoWait(await limit.take(`${kind} ${record.userId}`), "Too many changes at once.");

  return {
    count,
    /**
     * What `work` resolves to. Counted is only who owns the record: who merely knows an id cannot use up its owner's
     * share, and gets from `work` what a stranger gets. Throws ApiError 429; rejects with StoreUnavailable.
     */
    counted: async <T>(access: Access, kind: WriteKind, work: () => Promise<T>): Promise<T> => {
      const record = await users.read(access.id);
      if (canOpen(record, access)) await count(record, kind);
      return work();
    },
  };
};

export type WriteLimit = ReturnType<typeof createWriteLimit>;

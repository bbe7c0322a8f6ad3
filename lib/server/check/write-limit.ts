import type { VisitorRecord } from "@/lib/domain/account/record";
import { type Access, canOpen } from "@/lib/server/auth/owned-record";
import { assertNoWait } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { Store } from "@/lib/server/store/store";

/** The kinds of writes into a record by its owner; each kind has a separate count. */
export type WriteKind =
  "answers" | "details" | "consent" | "analysis" | "report" | "link" | "plan" | "deletion";

type Limits = { answers: Limit; others: Limit };

/** Limits how often the owner of a record writes into it. */
export const createWriteLimit = (users: Store<VisitorRecord>, { answers, others }: Limits) => {
  /** Counts one write into a record by its owner. Throws ApiError 429. */
  const count = async ({ userId }: VisitorRecord, kind: WriteKind): Promise<void> =>
    kind === "answers"
      ? assertNoWait(await answers.take(userId), "Too many answers at once.")
      : assertNoWait(await others.take(`${kind} ${userId}`), "Too many changes at once.");

  return {
    count,
    /** Counts a write of the record's owner. Throws ApiError 429; rejects with StoreUnavailable. */
    admit: async (access: Access, kind: WriteKind): Promise<void> => {
      const record = await users.read(access.id);
      if (canOpen(record, access)) await count(record, kind);
    },
  };
};

export type WriteLimit = ReturnType<typeof createWriteLimit>;

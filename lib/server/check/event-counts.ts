import { randomInt } from "node:crypto";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { onceEach, originOf, withRows } from "@/lib/domain/funnel/daily-counts";
import { type Change, put, ref, type Transact } from "@/lib/server/store/store";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";

/** Firestore allows about one change a second per document: the instances spread their counts over several. */
const DOCUMENTS_A_DAY = 8;

const own = singleton("countDocument", () =>
  env().store === "firestore" ? `${randomInt(DOCUMENTS_A_DAY)}` : "0",
);

/** The day's document for this process; visits have their own, so that no event waits for them. */
export const countDocument = (kind: "visits" | "events") => (day: string) =>
  `${day}.${kind}.${own()}`;

const finishedAt = (record: VisitorRecord | null) => record?.attempts.at(-1)?.completedAt;

/** Changes a record and counts its finish in the same transaction, so once after a retry. */
export const createEventCounts = (
  transact: Transact,
  idOf: (day: string) => string,
  now: () => number,
) => ({
  /** Resolves to the record afterwards, null without one; rejects with what `change` throws, and StoreUnavailable. */
  finishing: (
    id: string,
    change: Change<VisitorRecord>,
    lang: Lang,
  ): Promise<VisitorRecord | null> =>
    transact([ref(USERS, id)], (known) => {
      const before = known.read(ref(USERS, id));
      const after = change(before) ?? before;
      if (after === null || after === before) return { result: before, writes: [] };
      const day = indianDay(now());
      const tally = ref(COUNTS, idOf(day));
      const row = onceEach(originOf(after.source.utm_source), lang, ["finished"]);
      const isFinished = finishedAt(before) !== finishedAt(after);
      const counted = isFinished ? [put(tally, withRows(known.readable(tally), day, [row]))] : [];
      return { result: after, writes: [put(ref(USERS, id), after), ...counted] };
    }),
});

export type EventCounts = ReturnType<typeof createEventCounts>;

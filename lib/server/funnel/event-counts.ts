import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitSource, VisitorRecord } from "@/lib/domain/account/record";
import { type EventStep, onceEach, type Tally, withRows } from "@/lib/domain/funnel/daily-counts";
import { originOf } from "@/lib/domain/funnel/visit-origin";
import { alongside, type AlongsideWrite, type Store } from "@/lib/server/store/store";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";

type Event = { step: EventStep; at: number; lang: Lang; source: VisitSource };

/** When the last check was finished: of two checks never the same. */
const finishedAt = (record: VisitorRecord | null) => record?.attempts.at(-1)?.completedAt;

/**
 * Counts what the server knows itself, in the transaction that makes it true: whatever is cut short or sent again, a
 * finished check and a lead count once. `idOf` names the document of a day into which this process counts.
 */
export const createEventCounts = (idOf: (day: string) => string, now: () => number) => {
  const counted = ({ step, at, lang, source }: Event) => {
    const day = indianDay(at);
    const row = onceEach(originOf(source.utm_source), lang, [step]);
    return { id: idOf(day), change: (known: Tally | null) => withRows(known, day, [row]) };
  };

  /** A lead counts when it is new; what only a machine fills in does not. */
  const newLead = alongside(
    COUNTS,
    (before: Lead | null, { kind, flags, receivedAt: at, lang, source }: Lead) =>
      before || flags.includes("spam") ? null : counted({ step: `${kind}Lead`, at, lang, source }),
  );

  return {
    /** The write alongside a record's in which a check in this language may just have been finished. */
    finishedCheck: (lang: Lang): AlongsideWrite<VisitorRecord> =>
      alongside(COUNTS, (before, after) =>
        finishedAt(before) === finishedAt(after)
          ? null
          : counted({ step: "finished", at: now(), lang, source: after.source }),
      ),

    /** The same store, in which each new lead is counted, whoever makes it. */
    countingLeads: (leads: Store<Lead>): Store<Lead> => ({
      ...leads,
      update: (id, change, ...others) => leads.update(id, change, newLead, ...others),
    }),
  };
};

export type EventCounts = ReturnType<typeof createEventCounts>;

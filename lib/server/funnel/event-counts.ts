import { randomInt } from "node:crypto";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord, VisitSource } from "@/lib/domain/account/record";
import {
  type EventStep,
  onceEach,
  originOf,
  type Tally,
  withRows,
} from "@/lib/domain/funnel/daily-counts";
import { alongside, type AlongsideWrite, type Store } from "@/lib/server/store/store";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";

/** Firestore allows about one change a second per document: the instances spread their counts over several. */
const DOCUMENTS_A_DAY = 8;

const own = singleton("countDocument", () =>
  env().store === "firestore" ? `${randomInt(DOCUMENTS_A_DAY)}` : "0",
);

/**
 * The id of the day's document into which this process counts. Visits, which are buffered, and events, which are
 * counted in a transaction, use separate ones, so that an event never waits for a visit's write.
 */
export const countDocument = (kind: "visits" | "events") => (day: string) =>
  `${day}.${kind}.${own()}`;

type Event = { step: EventStep; at: number; lang: Lang; source: VisitSource };

/** The time of the last finished check, which differs between two checks. */
const finishedAt = (record: VisitorRecord | null) => record?.attempts.at(-1)?.completedAt;

/**
 * Counts events that the server itself sees, in their own transaction: after a crash or a retry, a finished check and a
 * lead still count once. `idOf` returns the id of the day's document into which this process counts.
 */
export const createEventCounts = (idOf: (day: string) => string, now: () => number) => {
  const counted = ({ step, at, lang, source }: Event) => {
    const day = indianDay(at);
    const row = onceEach(originOf(source.utm_source), lang, [step]);
    return { id: idOf(day), change: (known: Tally | null) => withRows(known, day, [row]) };
  };

  /** Counts a lead when it is new, unless only a machine could have filled it in, or an operator typed it in. */
  const newLead = alongside(COUNTS, (before: Lead | null, lead: Lead | null) => {
    if (!lead) return null;
    const { kind, flags, receivedAt: at, lang, source } = lead;
    const isTyped = lead.kind === "contact" && lead.channel !== "site";
    return before || isTyped || flags.includes("spam")
      ? null
      : counted({ step: `${kind}Lead`, at, lang, source });
  });

  return {
    /** The write that counts a check in this language, alongside a record's change that may finish one. */
    finishedCheck: (lang: Lang): AlongsideWrite<VisitorRecord> =>
      alongside(COUNTS, (before, after) =>
        after === null || finishedAt(before) === finishedAt(after)
          ? null
          : counted({ step: "finished", at: now(), lang, source: after.source }),
      ),

    /** The same store, but each new lead is counted. */
    countingLeads: (leads: Store<Lead>): Store<Lead> => ({
      ...leads,
      update: (id, change, ...others) => leads.update(id, change, newLead, ...others),
    }),
  };
};

export type EventCounts = ReturnType<typeof createEventCounts>;

import { indianDay } from "@/lib/domain/core/indian-day";
import { errorName } from "@/lib/server/core/error-text";
import type { Lang } from "@/lib/domain/core/languages";
import {
  onceEach,
  originOf,
  type Tally,
  VISIT_STEPS,
  withRows,
} from "@/lib/domain/funnel/daily-counts";
import type { VisitStep } from "@/lib/domain/funnel/visit-steps";
import { log } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";
import { z } from "zod";
import { lang, visitSource } from "@/lib/server/core/value-schemas";

const WRITE_AFTER_MS = 2_000;

export type VisitCounts = { lang: Lang; source?: string; steps: readonly VisitStep[] };

type Parts = {
  store: Store<Tally>;
  idOf: (day: string) => string;
  isStopping: () => boolean;
  now: () => number;
};

/** Counts the steps of visits, buffered in memory: no visit waits for the store, and many share a write. */
export const createVisitCounter = ({ store, idOf, isStopping, now }: Parts) => {
  let waiting = new Map<string, Tally>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const add = ({ day, rows }: Tally) =>
    waiting.set(day, withRows(waiting.get(day) ?? null, day, rows));

  const writeAll = async () => {
    clearTimeout(timer);
    timer = undefined;
    const tallies = [...waiting.values()];
    waiting = new Map();
    for (const tally of tallies)
      try {
        await store.update(idOf(tally.day), (known) => withRows(known, tally.day, tally.rows));
      } catch (error) {
        add(tally);
        log.error({ event: "counts not stored", kind: errorName(error) });
      }
  };
  /** Writes the buffered counts; settles when they are on disk or could not be written, and then they stay buffered. */
  const write = (): Promise<void> => (writing = writing.then(writeAll));

  const writeSoon = () => {
    timer ??= setTimeout(() => void write(), WRITE_AFTER_MS).unref();
  };

  return {
    /** Counts the steps of a visit; they are on disk some seconds later, or at once while the process stops. */
    count: async ({ lang, source, steps }: VisitCounts): Promise<void> => {
      const day = indianDay(now());
      add({ day, rows: [onceEach(originOf(source), lang, steps)] });
      if (isStopping()) await write();
      else writeSoon();
    },
    write,
  };
};

export const MAX_COUNTS_BYTES = 1024;

/** Each step of one run, at most once a call. */
export const countsBody = z.strictObject({
  lang,
  source: visitSource.shape.utm_source,
  steps: z
    .array(z.enum(VISIT_STEPS))
    .min(1)
    .max(VISIT_STEPS.length)
    .refine((steps) => new Set(steps).size === steps.length, "must differ"),
}) satisfies z.ZodType<VisitCounts>;

import { indianDay } from "@/lib/domain/core/indian-day";
import { errorName } from "@/lib/server/core/error-text";
import type { Lang } from "@/lib/domain/core/languages";
import { onceEach, type Tally, withRows } from "@/lib/domain/funnel/daily-counts";
import { originOf } from "@/lib/domain/funnel/visit-origin";
import type { VisitStep } from "@/lib/domain/funnel/visit-steps";
import { log } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";

/** Steps within this time are stored in one write. */
const WRITE_AFTER_MS = 2_000;

/** What a browser tells: its steps, the language, and the `utm_source` it came by. */
export type VisitCounts = { lang: Lang; source?: string; steps: readonly VisitStep[] };

type Parts = {
  store: Store<Tally>;
  /** The document of a day into which this process counts. */
  idOf: (day: string) => string;
  isStopping: () => boolean;
  now: () => number;
};

/** Counts what visitors do, in memory first: no visit waits for the store, and no visit makes a write of its own. */
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
  /** Writes what waits, and settles when it is on disk or could not be written: then it goes on waiting. */
  const write = (): Promise<void> => (writing = writing.then(writeAll));

  const writeSoon = () => {
    timer ??= setTimeout(() => void write(), WRITE_AFTER_MS).unref();
  };

  return {
    /** Counts the steps of a visit; they are on disk some seconds later, when the process stops at once. */
    count: async ({ lang, source, steps }: VisitCounts): Promise<void> => {
      const day = indianDay(now());
      add({ day, rows: [onceEach(originOf(source), lang, steps)] });
      if (isStopping()) await write();
      else writeSoon();
    },
    write,
  };
};

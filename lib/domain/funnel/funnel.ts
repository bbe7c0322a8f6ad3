import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { Counts, FunnelStep, Tally } from "./daily-counts";

export const MOST_FUNNEL_DAYS = 400;

export type FunnelFilter = Readonly<{ from: string; to: string }>;

/** The counts in total, by day (newest first) and by source (most visits first). */
export type Funnel = {
  counts: Counts;
  days: readonly { day: string; counts: Counts }[];
  sources: readonly { source: string; counts: Counts }[];
};

type Counted = { counts: Counts };

/** Sums of counts, by key. A year of fifty sources is two million numbers: they are added in place. */
const summed = <C extends Counted>(all: readonly C[], keyOf: (one: C) => string) => {
  const sums = new Map<string, Partial<Record<string, number>>>();
  for (const one of all) {
    const sum = sums.get(keyOf(one)) ?? {};
    sums.set(keyOf(one), sum);
    for (const [step, count] of Object.entries(one.counts)) sum[step] = (sum[step] ?? 0) + count;
  }
  return [...sums].map(([key, counts]): [key: string, counts: Counts] => [key, counts]);
};

/** Visits of the check; those that came back to a finished result are not counted. */
export const visitsIn = ({ opened = 0, returned = 0 }: Counts): number =>
  Math.max(0, opened - returned);

/** The funnel of some days. */
export const funnelOf = (tallies: readonly Tally[], { from, to }: FunnelFilter): Funnel => {
  const cells = tallies
    .filter(({ day }) => day >= from && day <= to)
    .flatMap(({ day, rows }) => rows.map((row) => ({ ...row, day })));
  const days = summed(cells, ({ day }) => day).map(([day, counts]) => ({ day, counts }));
  const sources = summed(cells, (cell) => cell.source).map(([name, counts]) => ({
    source: name,
    counts,
  }));
  return {
    counts: summed(days, () => "all")[0]?.[1] ?? {},
    days: [...days].sort((a, b) => b.day.localeCompare(a.day)),
    sources: [...sources].sort((a, b) => visitsIn(b.counts) - visitsIn(a.counts)),
  };
};

const [FIRST, ...FURTHER] = QUESTION_IDS;
const WAY: readonly FunnelStep[] = ["opened", FIRST!, "started", ...FURTHER, "finished"];

/** A step of the check: how many visits reached it, and how many of them no later one. */
export type Stage = { step: FunnelStep; reached: number; left: number };

/** The steps of the check, without visits that returned to a result, which take none. */
export const stagesOf = (counts: Counts): Stage[] => {
  const reached = WAY.map((step) => counts[step] ?? 0);
  reached[0] = visitsIn(counts);
  return WAY.map((step, at) => ({
    step,
    reached: reached[at]!,
    // Browsers report questions, the server counts finishes: without a browser's reports there are more finishes.
    left: at + 1 < WAY.length ? Math.max(0, reached[at]! - reached[at + 1]!) : 0,
  }));
};

/** All leads of every kind. */
export const leadsIn = (counts: Counts): number =>
  LEAD_KINDS.reduce((sum, kind) => sum + (counts[`${kind}Lead`] ?? 0), 0);

import type { Lang } from "./languages";
import type { Lead } from "./lead";
import { QUESTION_IDS } from "./sections";
import { OTHER_SOURCES } from "./visit-origin";
import { RESULT_BUTTONS, type VisitStep } from "./visit-steps";

export const VISIT_STEPS: readonly VisitStep[] = [
  "opened",
  "returned",
  "started",
  ...QUESTION_IDS,
  "result",
  ...RESULT_BUTTONS,
];

/** What the server knows itself: no browser is asked, and each is counted once. */
export type EventStep = "finished" | `${Lead["kind"]}Lead`;
export type FunnelStep = VisitStep | EventStep;

/** How often each step was taken. */
export type Counts = Readonly<Partial<Record<FunnelStep, number>>>;
export type TallyRow = { source: string; lang: Lang; counts: Counts };

/** What was counted on one day in India, for each source and language. Nothing in it is about a person. */
export type Tally = { day: string; rows: readonly TallyRow[] };

/** Sources told apart in one tally; links can name any number of them. */
export const MAX_SOURCES = 50;

/** Each of these steps once. */
export const onceEach = (source: string, lang: Lang, steps: readonly FunnelStep[]): TallyRow => ({
  source,
  lang,
  counts: Object.fromEntries(steps.map((step) => [step, 1])),
});

/** Both counts together. */
export const sumOf = (a: Counts, b: Counts): Counts => {
  const sum: Partial<Record<string, number>> = { ...a };
  for (const [step, count] of Object.entries(b)) sum[step] = (sum[step] ?? 0) + count;
  return sum;
};

const withRow = (rows: readonly TallyRow[], row: TallyRow): readonly TallyRow[] => {
  const sources = new Set(rows.map(({ source }) => source));
  const isOneMore = !sources.has(row.source) && sources.size >= MAX_SOURCES;
  const source = isOneMore ? OTHER_SOURCES : row.source;
  const at = rows.findIndex((one) => one.source === source && one.lang === row.lang);
  const known = rows[at];
  return known
    ? rows.with(at, { ...known, counts: sumOf(known.counts, row.counts) })
    : [...rows, { ...row, source }];
};

/** A day's tally with more in it; what comes from one source too many goes to "other". */
export const withRows = (known: Tally | null, day: string, rows: readonly TallyRow[]): Tally => ({
  ...known,
  day,
  rows: rows.reduce(withRow, known?.rows ?? []),
});

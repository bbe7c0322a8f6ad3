import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { RESULT_BUTTONS, type VisitStep } from "./visit-steps";

/** The name for sources without a name, or that could be a person's address or number. */
export const OTHER_SOURCES = "other";
const LONGEST_CHARS = 40;
/** A text with this many digits could be a phone number; a date has eight. */
const TOO_MANY_DIGITS = 9;

/** The name under which a `utm_source` is counted; one that could name a person is "other". */
export const originOf = (utmSource = ""): string => {
  const text = utmSource.normalize("NFKC").toLowerCase();
  const digits = text.replace(/\P{Nd}+/gu, "");
  if (text.includes("@") || digits.length >= TOO_MANY_DIGITS) return OTHER_SOURCES;
  const plain = text.replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-").replace(/^-+|-+$/g, "");
  return [...plain].slice(0, LONGEST_CHARS).join("");
};

export const VISIT_STEPS: readonly VisitStep[] = [
  "opened",
  "returned",
  "started",
  ...QUESTION_IDS,
  "result",
  ...RESULT_BUTTONS,
];

/** Events that the server sees: they do not depend on a browser, and each is counted once. */
export type EventStep = "finished" | `${Lead["kind"]}Lead`;
export type FunnelStep = VisitStep | EventStep;

export type Counts = Readonly<Partial<Record<FunnelStep, number>>>;
export type TallyRow = {
  source: string;
  /** A later release may have counted other languages. */
  lang: string;
  counts: Counts;
  /** Visits of the replaced sources, used only for this one's rank: they are counted under "other". */
  carried?: number;
};

/** The counts of one day in India, for each source and language. They contain no personal data. */
export type Tally = { day: string; rows: readonly TallyRow[] };

/** The most sources counted by name in one day, besides "" and "other"; links can name any number of them. */
export const MAX_SOURCES = 50;

/** Each of these steps once. */
export const onceEach = (source: string, lang: Lang, steps: readonly FunnelStep[]): TallyRow => ({
  source,
  lang,
  counts: Object.fromEntries(steps.map((step) => [step, 1])),
});

/** The sum of two counts. */
export const sumOf = (a: Counts, b: Counts): Counts => {
  const sum: Partial<Record<string, number>> = { ...a };
  for (const [step, count] of Object.entries(b)) sum[step] = (sum[step] ?? 0) + count;
  return sum;
};

const isNamed = (source: string): boolean => source !== "" && source !== OTHER_SOURCES;

const ofSource = (rows: readonly TallyRow[], source: string) =>
  rows.filter((row) => row.source === source);

const carriedBy = (rows: readonly TallyRow[]): number =>
  rows.reduce((sum, { carried = 0 }) => sum + carried, 0);

/** The lowest possible number of a source's visits, with those it carries: each visit takes a step once. */
const rankOf = (rows: readonly TallyRow[]): number =>
  carriedBy(rows) +
  Math.max(0, ...Object.values(rows.map(({ counts }) => counts).reduce(sumOf, {})));

const added = (rows: readonly TallyRow[], row: TallyRow): readonly TallyRow[] => {
  const known = rows.find((one) => one.source === row.source && one.lang === row.lang);
  if (!known) return [...rows, row];
  const carried = carriedBy([known, row]);
  const counts = sumOf(known.counts, row.counts);
  return rows.map((one) =>
    one === known ? { ...known, counts, ...(carried > 0 && { carried }) } : one,
  );
};

const asOther = ({ carried, ...row }: TallyRow): TallyRow => ({ ...row, source: OTHER_SOURCES });

/**
 * A new source replaces the one with the lowest rank, and continues that rank. So any number of invented sources cannot
 * displace a real one, and one with more than a fiftieth of all visits is always named ("space-saving", Metwally,
 * Agrawal and El Abbadi 2005).
 */
const withRow = (rows: readonly TallyRow[], row: TallyRow): readonly TallyRow[] => {
  const named = new Set(rows.map(({ source }) => source).filter(isNamed));
  if (!isNamed(row.source) || named.has(row.source) || named.size < MAX_SOURCES)
    return added(rows, row);
  const ranks = new Map([...named].map((source) => [source, rankOf(ofSource(rows, source))]));
  const lowest = Math.min(...ranks.values());
  const last = [...named].find((source) => ranks.get(source) === lowest)!;
  const left = rows.filter(({ source }) => source !== last);
  const carried = lowest + carriedBy([row]);
  return added(ofSource(rows, last).map(asOther).reduce(added, left), { ...row, carried });
};

/** A day's tally with more rows; sources beyond the 50 of the highest rank go to "other". */
export const withRows = (known: Tally | null, day: string, rows: readonly TallyRow[]): Tally => ({
  ...known,
  day,
  rows: rows.reduce(withRow, known?.rows ?? []),
});

import { fill, wordFor } from "@/lib/domain/core/fill";
import { OTHER_SOURCES } from "@/lib/domain/funnel/daily-counts";
import { type Funnel, type FunnelFilter, leadsIn, visitsIn } from "@/lib/domain/funnel/funnel";
import { type MoneyRow, type MoneySums, TYPED } from "@/lib/domain/funnel/money-rows";

/** The sources shown separately, the others together; links can name any number of them. */
export const MOST_FUNNEL_SOURCES = 50;

/** Of some days: visits of the check, finished checks, forms sent, sales, and what was agreed and paid, in whole rupees. */
export type Figures = MoneySums & Readonly<Record<"visits" | "finished" | "leads", number>>;
export type SourceFigures = Readonly<{
  total: Figures;
  /** By source (lib/domain/funnel/daily-counts.ts), or "channel:…" for people who came past the site. */
  sources: readonly (Figures & Readonly<{ source: string }>)[];
}>;

const NONE: Figures = { visits: 0, finished: 0, leads: 0, won: 0, rupees: 0, paid: 0 };
const NAMES = Object.keys(NONE) as (keyof Figures)[];

const plus = (a: Figures, b: Partial<Figures>): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, a[name] + (b[name] ?? 0)])) as Figures;

/** What visits and people came to, by source, those in `kept` however little; `money` may be of other days, too. */
export const sourceFigures = (
  funnel: Pick<Funnel, "sources">,
  money: readonly MoneyRow[],
  { from, to }: FunnelFilter,
  kept: readonly string[] = [],
): SourceFigures => {
  const rows = new Map<string, Figures>();
  const add = (source: string, figures: Partial<Figures>) =>
    rows.set(source, plus(rows.get(source) ?? NONE, figures));
  for (const { source, counts } of funnel.sources)
    add(source, {
      visits: visitsIn(counts),
      finished: counts.finished ?? 0,
      leads: leadsIn(counts),
    });
  for (const { day, source, ...sums } of money) if (day >= from && day <= to) add(source, sums);
  const all = [...rows]
    .filter(([, figures]) => NAMES.some((name) => figures[name] !== 0))
    .sort(([, a], [, b]) => b.paid - a.paid || b.rupees - a.rupees || b.visits - a.visits);
  const isKept = ([source]: (typeof all)[number]) => kept.includes(source);
  const others = all.filter((row) => row[0] !== OTHER_SOURCES && !isKept(row));
  const shown = [...all.filter(isKept), ...others.slice(0, MOST_FUNNEL_SOURCES)];
  const rest = all.filter((row) => !shown.includes(row)).map(([, figures]) => figures);
  return {
    total: all.map(([, figures]) => figures).reduce(plus, NONE),
    sources: [
      ...shown,
      ...(rest.length > 0 ? [[OTHER_SOURCES, rest.reduce(plus)] as const] : []),
    ].map(([source, figures]) => ({ source, ...figures })),
  };
};

export type SourceWords = Readonly<{
  noSource: string;
  otherSources: string;
  typed: string;
  channels: Readonly<Record<string, string>>;
}>;

/** A source as the desk shows it. */
export const sourceName = (words: SourceWords, source: string): string => {
  if (source === "") return words.noSource;
  if (source === OTHER_SOURCES) return words.otherSources;
  const channel = source.startsWith(TYPED) ? source.slice(TYPED.length) : null;
  return channel === null
    ? source
    : fill(words.typed, { channel: wordFor(words.channels, channel) });
};

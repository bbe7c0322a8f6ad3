import { fill, wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import { OTHER_SOURCES, originOf } from "@/lib/domain/funnel/daily-counts";
import {
  type Funnel,
  type FunnelFilter,
  leadsIn,
  MOST_FUNNEL_SOURCES,
  visitsIn,
} from "@/lib/domain/funnel/funnel";
import { TYPED_CHANNELS } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";

/** Of some days: visits of the check, finished checks, forms sent, sales, and what was agreed and paid, in whole rupees. */
export type Figures = Readonly<
  Record<"visits" | "finished" | "leads" | "won" | "rupees" | "paid", number>
>;
export type SourceFigures = Readonly<{
  total: Figures;
  /** By source (lib/domain/funnel/daily-counts.ts), or "channel:…" for people who came past the site. */
  sources: readonly (Figures & Readonly<{ source: string }>)[];
}>;

const NONE: Figures = { visits: 0, finished: 0, leads: 0, won: 0, rupees: 0, paid: 0 };
const NAMES = Object.keys(NONE) as (keyof Figures)[];

const plus = (a: Figures, b: Partial<Figures>): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, a[name] + (b[name] ?? 0)])) as Figures;

/** Begins the source of a person who was typed in; links' sources have no colon. */
const TYPED = "channel:";

const sourceOf = ({ leads }: Person): string => {
  const source = leads.find((lead) => lead.source)?.source ?? "";
  const isTyped =
    TYPED_CHANNELS.some((channel) => channel === source) || source.startsWith("import-");
  return isTyped ? TYPED + (source.startsWith("import-") ? "import" : source) : originOf(source);
};

const soldIn = ({ sales }: Person, { from, to }: FunnelFilter): Partial<Figures> => {
  const isOfDays = (day: string) => day >= from && day <= to;
  const sold = sales.filter(({ at }) => isOfDays(indianDay(at)));
  const paid = sales.flatMap(({ payments }) => payments).filter(({ on }) => isOfDays(on));
  return {
    won: sold.length,
    rupees: sold.reduce((sum, { rupees }) => sum + rupees, 0),
    paid: paid.reduce((sum, { rupees }) => sum + rupees, 0),
  };
};

/** What visits and people came to, by source; `buyers`: all who bought or paid in these days or later. */
export const sourceFigures = (
  funnel: Pick<Funnel, "sources">,
  buyers: readonly Person[],
  filter: FunnelFilter,
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
  for (const person of buyers) add(sourceOf(person), soldIn(person, filter));
  const all = [...rows]
    .filter(([, figures]) => NAMES.some((name) => figures[name] !== 0))
    .sort(([, a], [, b]) => b.paid - a.paid || b.rupees - a.rupees || b.visits - a.visits);
  const shown = all.filter(([source]) => source !== OTHER_SOURCES).slice(0, MOST_FUNNEL_SOURCES);
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

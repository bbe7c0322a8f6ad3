import { fill } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import {
  type Funnel,
  type FunnelFilter,
  MOST_FUNNEL_SOURCES,
  visitsIn,
} from "@/lib/domain/funnel/funnel";
import { OTHER_SOURCES, originOf } from "@/lib/domain/funnel/visit-origin";
import { wordFor } from "@/lib/domain/core/word-for";
import type { Lead } from "@/lib/domain/leads/lead";
import { isEnded, isForDesk, packageOf } from "@/lib/domain/leads/lead-row";

/** A won lead's sale: when it was won (epoch ms), and what it pays in whole rupees. */
type Sale = Readonly<{ at: number; rupees: number }>;

/** People who wrote in these days, sales won in these days, and what the sales pay in whole rupees. */
export type SalesFigures = Readonly<{ leads: number; won: number; rupees: number }>;
/** With the visits of the check in these days, and the checks that were finished. */
export type SourceFigures = SalesFigures & Readonly<{ visits: number; finished: number }>;

/** The sales of some days, each list with the largest sum first, but the months newest first. */
export type Sales = Readonly<{
  total: SourceFigures;
  /** By the source of the visit and of the lead (lib/domain/funnel/visit-origin.ts), or `channel:…`: typed in. */
  sources: readonly (SourceFigures & { source: string })[];
  /** null: no package was named. */
  packages: readonly (SalesFigures & { packageId: string | null })[];
  /** By the month in India, such as "2026-11". */
  months: readonly (SalesFigures & { month: string })[];
}>;

/**
 * The sales of a lead, oldest first. A corrected amount replaces the earlier one; an operator's other status takes the
 * sale back; a lead that arrived again keeps the sale and can be won once more. A sale without an amount pays 0.
 */
export const salesOf = (lead: Lead): Sale[] => {
  const sales: Sale[] = [];
  let open = null as Sale | null;
  for (const { at, by, status, action } of lead.notes) {
    if (by === null) {
      if (open) sales.push(open);
      open = null;
    } else if (status !== "won") open = null;
    else
      open = {
        at: open?.at ?? at,
        rupees: action?.kind === "won" ? action.rupees : (open?.rupees ?? 0),
      };
  }
  const isWon = lead.status === "won";
  // A lead with as many notes as it can hold arrives again without one.
  const last = open ?? (isWon || sales.length === 0 ? { at: lead.receivedAt, rupees: 0 } : null);
  const rupees = lead.wonRupees ?? (isWon ? last!.rupees : null);
  return last && rupees !== null ? [...sales, { ...last, rupees }] : sales;
};

/** Begins the source of a lead that was typed in; links' sources have no colon. */
const TYPED = "channel:";

/** Where a lead came from, by the name under which its visit is counted; `channel:…` for one typed in at the desk. */
const sourceOf = (lead: Lead): string =>
  lead.kind === "contact" && lead.channel !== "site"
    ? TYPED + lead.channel
    : originOf(lead.source.utm_source);

/** The words for sources without a name in the link, with too many names, and typed in by their channel. */
type SourceWords = Readonly<{
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

/** Whether it counts as a person who wrote: the head of a card, as in the desk's counts. */
const isPerson = (lead: Lead): boolean =>
  lead.cardId === null &&
  lead.kind !== "newsletter" &&
  lead.flags.length === 0 &&
  isForDesk(lead) &&
  !isEnded(lead);

/** What one lead adds: itself as a person (0 or 1), its sales, and their sum; `at` in epoch ms. */
type Entry = SalesFigures & Readonly<{ at: number; source: string; packageId: string | null }>;

const entriesOf = (lead: Lead): Entry[] => {
  if (lead.flags.length > 0) return [];
  const of = { source: sourceOf(lead), packageId: packageOf(lead) };
  const person = { ...of, at: lead.receivedAt, leads: 1, won: 0, rupees: 0 };
  const sales = salesOf(lead).map((sale) => ({ ...of, ...sale, leads: 0, won: 1 }));
  return isPerson(lead) ? [person, ...sales] : sales;
};

const NONE: SourceFigures = { visits: 0, finished: 0, leads: 0, won: 0, rupees: 0 };

const plus = <F extends SalesFigures>(sum: F, { leads, won, rupees }: SalesFigures): F => ({
  ...sum,
  leads: sum.leads + leads,
  won: sum.won + won,
  rupees: sum.rupees + rupees,
});

const NO_SALES: SalesFigures = { leads: 0, won: 0, rupees: 0 };

const grouped = <K>(entries: readonly Entry[], keyOf: (entry: Entry) => K): [K, SalesFigures][] => {
  const sums = new Map<K, SalesFigures>();
  for (const entry of entries)
    sums.set(keyOf(entry), plus(sums.get(keyOf(entry)) ?? NO_SALES, entry));
  return [...sums];
};

const bySum = (a: SalesFigures, b: SalesFigures): number =>
  b.rupees - a.rupees || b.won - a.won || b.leads - a.leads;

type SourceRow = Sales["sources"][number];

const merged = (rows: readonly SourceFigures[]): SourceFigures =>
  rows.reduce(
    (sum, row) => ({
      ...plus(sum, row),
      visits: sum.visits + row.visits,
      finished: sum.finished + row.finished,
    }),
    NONE,
  );

/** The first sources; the rest is added to "other", as in the funnel. */
const largest = (rows: readonly SourceRow[]): SourceRow[] => {
  const sorted = [...rows].sort((a, b) => bySum(a, b) || b.visits - a.visits);
  const isShown = (row: SourceRow, at: number) =>
    at < MOST_FUNNEL_SOURCES && row.source !== OTHER_SOURCES;
  const rest = sorted.filter((row, at) => !isShown(row, at));
  const shown = sorted.filter(isShown);
  return rest.length === 0 ? shown : [...shown, { source: OTHER_SOURCES, ...merged(rest) }];
};

/** Adds up the sales of a filter's days from leads given in any order; all leads until its last day are needed. */
export const createSalesSum = ({ from, to, source, lang }: FunnelFilter) => {
  const entries: Entry[] = [];
  return {
    /** Counts a lead, if it has the filter's language and days. */
    add: (lead: Lead): void => {
      if (lang !== undefined && lead.lang !== lang) return;
      for (const entry of entriesOf(lead)) {
        const day = indianDay(entry.at);
        if (day >= from && day <= to) entries.push(entry);
      }
    },

    /** The sales, joined with the visits of the same filter. */
    result: (funnel: Pick<Funnel, "sources">): Sales => {
      const rows = new Map<string, SourceFigures>();
      for (const one of funnel.sources) {
        const { finished = 0 } = one.counts;
        rows.set(one.source, { ...NONE, visits: visitsIn(one.counts), finished });
      }
      for (const [name, figures] of grouped(entries, (entry) => entry.source))
        rows.set(name, plus(rows.get(name) ?? NONE, figures));
      const all = [...rows].map(([name, figures]) => ({ source: name, ...figures }));
      const isAsked = (one: { source: string }) => source === undefined || one.source === source;
      const asked = entries.filter(isAsked);
      return {
        total: merged(all.filter(isAsked)),
        sources: largest(all),
        packages: grouped(asked, ({ packageId }) => packageId)
          .map(([packageId, figures]) => ({ packageId, ...figures }))
          .sort(bySum),
        months: grouped(asked, ({ at }) => indianDay(at).slice(0, 7))
          .map(([month, figures]) => ({ month, ...figures }))
          .sort((a, b) => b.month.localeCompare(a.month)),
      };
    },
  };
};

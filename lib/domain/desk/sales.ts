import { fill, wordFor } from "@/lib/domain/core/fill";
import { indianDay, indianDayStart } from "@/lib/domain/core/indian-day";
import {
  type Funnel,
  type FunnelFilter,
  MOST_FUNNEL_SOURCES,
  visitsIn,
} from "@/lib/domain/funnel/funnel";
import { OTHER_SOURCES, originOf } from "@/lib/domain/funnel/daily-counts";
import { isEnded, type Lead } from "@/lib/domain/leads/lead";
import { isForDesk, packageOf } from "@/lib/domain/leads/lead-row";

/** A won lead's sale: when it was won (epoch ms), and what it pays in whole rupees. */
type Sale = Readonly<{ at: number; rupees: number }>;

/**
 * People who wrote in these days, sales won in these days, and in whole rupees what the sales pay and what was paid in
 * these days: a payment is no second sale.
 */
export type SalesFigures = Readonly<{ leads: number; won: number; rupees: number; paid: number }>;
/** With the visits of the check in these days, and the checks that were finished. */
export type SourceFigures = SalesFigures & Readonly<{ visits: number; finished: number }>;

/** The sales of some days, each list with the largest sum first, but the months newest first. */
export type Sales = Readonly<{
  total: SourceFigures;
  /** By the source of the visit and of the lead (lib/domain/funnel/daily-counts.ts), or `channel:…`: typed in. */
  sources: readonly (SourceFigures & { source: string })[];
  /** null: no package was named. */
  packages: readonly (SalesFigures & { packageId: string | null })[];
  /** By the month in India, such as "2026-11". */
  months: readonly (SalesFigures & { month: string })[];
  /** Who sold: by the operator who has the lead now, by e-mail address; null: nobody. */
  owners: readonly (Omit<SalesFigures, "leads"> & Readonly<{ owner: string | null }>)[];
  /** Why leads were lost in these days, the most frequent reason first. */
  lost: readonly Readonly<{ reason: string; n: number }>[];
  /** The offers that are out now, whatever the days. */
  offers: Offers;
}>;

/** How many offers are out, what they are worth by the prices of their packages (whole rupees), and how many name none. */
export type Offers = Readonly<{ count: number; rupees: number; withoutPackage: number }>;

/**
 * The sales of a lead, oldest first. A corrected amount replaces the earlier one; an operator's other status takes the
 * sale back; a lead that arrived again keeps the sale and can be won once more. A sale without an amount pays 0.
 */
export const salesOf = (lead: Lead): Sale[] => {
  const sales: Sale[] = [];
  let open = null as Sale | null;
  for (const { at, by, status, action } of lead.notes) {
    if (action?.kind === "claimed") continue;
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

/** Whether it counts for a person who wrote, as in the desk's counts. */
const isPersons = (lead: Lead): boolean =>
  lead.kind !== "newsletter" && isForDesk(lead) && !isEnded(lead);

/** What one lead adds: a person, or a sale; `at` in epoch ms. */
type Entry = SalesFigures &
  Readonly<{ at: number; source: string; packageId: string | null; owner: string | null }>;

/** What a lead names: the same for its person and its sales. */
const namedBy = (lead: Lead) => ({
  source: sourceOf(lead),
  packageId: packageOf(lead),
  owner: lead.owner,
});

/** When and why a lead was lost; null: it is not. */
const lossOf = ({ status, lostReason, notes, receivedAt }: Lead) => {
  if (status !== "lost") return null;
  const last = notes.findLast(({ action }) => action?.kind === "lost");
  return { at: last?.at ?? receivedAt, reason: lostReason ?? "" };
};

const NO_SALES: SalesFigures = { leads: 0, won: 0, rupees: 0, paid: 0 };

const NONE: SourceFigures = { visits: 0, finished: 0, ...NO_SALES };

const plus = <F extends SalesFigures>(sum: F, { leads, won, rupees, paid }: SalesFigures): F => ({
  ...sum,
  leads: sum.leads + leads,
  won: sum.won + won,
  rupees: sum.rupees + rupees,
  paid: sum.paid + paid,
});

const grouped = <K>(entries: readonly Entry[], keyOf: (entry: Entry) => K): [K, SalesFigures][] => {
  const sums = new Map<K, SalesFigures>();
  for (const entry of entries)
    sums.set(keyOf(entry), plus(sums.get(keyOf(entry)) ?? NO_SALES, entry));
  return [...sums];
};

const bySum = (a: SalesFigures, b: SalesFigures): number =>
  b.rupees - a.rupees || b.won - a.won || b.paid - a.paid || b.leads - a.leads;

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

const countedBy = (reasons: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, n]) => ({ reason, n })).sort((a, b) => b.n - a.n);
};

/**
 * Adds up the sales of a filter's days from leads given in any order; all leads are needed that came in these days, were
 * ever won or lost, or have an offer. `prices`: of the packages, in whole rupees.
 */
export const createSalesSum = (
  { from, to, source, lang }: FunnelFilter,
  prices: Readonly<Record<string, number>>,
) => {
  const sales: Entry[] = [];
  const persons = new Map<string, Entry>();
  const reasons: string[] = [];
  let offers: Offers = { count: 0, rupees: 0, withoutPackage: 0 };
  const isOfDays = (at: number) => indianDay(at) >= from && indianDay(at) <= to;
  const isAsked = (one: { source: string }) => source === undefined || one.source === source;

  const addOffer = (packageId: string | null) => {
    const price = prices[packageId ?? ""];
    offers = {
      count: offers.count + 1,
      rupees: offers.rupees + (price ?? 0),
      withoutPackage: offers.withoutPackage + (price === undefined ? 1 : 0),
    };
  };

  return {
    /** Counts a lead, if it has the filter's language, with the person whose it is. */
    add: (lead: Lead, person: string): void => {
      if (lead.flags.length > 0 || (lang !== undefined && lead.lang !== lang)) return;
      const named = namedBy(lead);
      for (const sale of salesOf(lead))
        if (isOfDays(sale.at)) sales.push({ ...NO_SALES, ...named, ...sale, won: 1 });
      for (const { on, rupees: paid } of lead.payments)
        if (on >= from && on <= to)
          sales.push({ ...NO_SALES, ...named, at: indianDayStart(on), paid });
      const at = lead.receivedAt;
      const isLatest = at > (persons.get(person)?.at ?? -Infinity);
      if (isPersons(lead) && isOfDays(at) && isLatest)
        persons.set(person, { ...NO_SALES, ...named, at, leads: 1 });
      if (!isAsked(named)) return;
      const loss = lossOf(lead);
      if (loss && isOfDays(loss.at)) reasons.push(loss.reason);
      // A check names no package: the one of its area is our own guess.
      if (lead.status === "offer" && !isEnded(lead))
        addOffer(lead.kind === "check" ? null : named.packageId);
    },

    /** The sales, joined with the visits of the same filter. */
    result: (funnel: Pick<Funnel, "sources">): Sales => {
      const entries = [...persons.values(), ...sales];
      const rows = new Map<string, SourceFigures>();
      for (const one of funnel.sources) {
        const { finished = 0 } = one.counts;
        rows.set(one.source, { ...NONE, visits: visitsIn(one.counts), finished });
      }
      for (const [name, figures] of grouped(entries, (entry) => entry.source))
        rows.set(name, plus(rows.get(name) ?? NONE, figures));
      const all = [...rows].map(([name, figures]) => ({ source: name, ...figures }));
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
        owners: grouped(sales.filter(isAsked), ({ owner }) => owner)
          .map(([owner, { leads, ...figures }]) => ({ owner, ...figures }))
          .sort((a, b) => b.rupees - a.rupees || b.won - a.won),
        lost: countedBy(reasons),
        offers,
      };
    },
  };
};

// holds: #desk
import { OTHER_SOURCES } from "@/lib/domain/funnel/daily-counts";
import { moneyChange } from "@/lib/domain/funnel/money-rows";
import type { Person } from "@/lib/domain/leads/person";
import type { Sale } from "@/lib/domain/leads/sale";
import { message, personOf } from "@/test/builders/people";
import { type Figures, MOST_FUNNEL_SOURCES, sourceFigures, sourceName } from "./source-figures";

const MARCH = { from: "2026-03-01", to: "2026-03-31", lang: null };
const AT = Date.parse("2026-03-10T12:00:00+05:30");
const paid = (rupees: number, on: string) => ({
  at: AT,
  by: "a@example.in",
  on,
  rupees,
  way: "cash",
  utr: "",
});
const sale = (part: Partial<Sale>): Sale => ({
  id: "s",
  at: AT,
  by: "a@example.in",
  lead: null,
  packageId: "suite",
  rupees: 8_499,
  dueOn: null,
  payments: [],
  ...part,
});
const buyer = (source: string, ...sales: Sale[]): Person => ({
  ...personOf({ ...message("a", "order"), source }),
  sales,
});
const NOTHING: Figures = { visits: 0, finished: 0, leads: 0, won: 0, rupees: 0, paid: 0 };

test("visits, checks, forms, sales and money stand by the source from which a person came first", () => {
  const counted = {
    sources: [
      { source: "poster", counts: { opened: 9, returned: 2, finished: 3, contactLead: 1 } },
      { source: "", counts: { opened: 4 } },
    ],
  };
  const soldInMarch = sale({ payments: [paid(4_000, "2026-03-10"), paid(4_499, "2026-04-02")] });
  const earlier = sale({ at: AT - 40 * 86_400_000, payments: [paid(500, "2026-03-01")] });
  const figures = sourceFigures(
    counted,
    [
      buyer("poster", soldInMarch),
      buyer("phone", earlier),
      buyer("import-2026-02-01", sale({ payments: [paid(100, "2026-03-31")] })),
      { ...buyer("x", sale({ at: AT + 40 * 86_400_000 })), leads: [] },
    ].flatMap((person) => moneyChange(null, person)),
    MARCH,
  );
  expect(figures.sources).toEqual([
    {
      source: "poster",
      visits: 7,
      finished: 3,
      leads: 1,
      won: 1,
      rupees: 8_499,
      paid: 4_000,
    },
    { ...NOTHING, source: "channel:phone", paid: 500 },
    { ...NOTHING, source: "channel:import", won: 1, rupees: 8_499, paid: 100 },
    { ...NOTHING, source: "", visits: 4 },
  ]);
  expect(figures.total).toEqual({
    visits: 11,
    finished: 3,
    leads: 1,
    won: 2,
    rupees: 16_998,
    paid: 4_600,
  });
});

test("of very many sources those with the most visits are shown, and the others together", () => {
  const sources = Array.from({ length: MOST_FUNNEL_SOURCES + 5 }, (_, n) => ({
    source: `s${n}`,
    counts: n === 1 ? { contactLead: 1 } : { opened: n + 1 },
  }));
  const { sources: shown, total } = sourceFigures({ sources }, [], MARCH);
  expect(shown).toHaveLength(MOST_FUNNEL_SOURCES + 1);
  expect(shown[0]!.source).toBe(`s${MOST_FUNNEL_SOURCES + 4}`);
  const rest = { ...NOTHING, source: OTHER_SOURCES, visits: 1 + 3 + 4 + 5, leads: 1 };
  expect(shown.at(-1)).toEqual(rest);
  expect(shown.reduce((sum, { visits }) => sum + visits, 0)).toBe(total.visits);
  const named = [...sources, { source: OTHER_SOURCES, counts: { opened: 1_000 } }];
  const withOther = sourceFigures({ sources: named }, [], MARCH).sources;
  expect(withOther).toHaveLength(MOST_FUNNEL_SOURCES + 1);
  expect(withOther.at(-1)).toEqual({ ...rest, visits: rest.visits + 1_000 });
  const kept = sourceFigures({ sources: named }, [], MARCH, ["s0", "s1", "nobody"]).sources;
  expect(kept).toHaveLength(MOST_FUNNEL_SOURCES + 3);
  expect(kept.find(({ source }) => source === "s1")).toEqual({
    ...NOTHING,
    source: "s1",
    leads: 1,
  });
  expect(kept.at(-1)!.visits).toBe(1_000 + 3 + 4 + 5);
});

test("each kind of source has a name", () => {
  const words = {
    noSource: "no source",
    otherSources: "others",
    typed: "came by {channel}",
    channels: { phone: "phone" },
  };
  expect(
    ["", OTHER_SOURCES, "channel:phone", "poster"].map((source) => sourceName(words, source)),
  ).toEqual(["no source", "others", "came by phone", "poster"]);
});

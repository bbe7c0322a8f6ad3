// holds: #funnel
import fc from "fast-check";
import { LANGS } from "@/lib/domain/core/languages";
import { MAX_SOURCES, onceEach, type Tally, withRows } from "./daily-counts";

const DAY = "2026-11-21";
const opened = (source: string) => onceEach(source, "en", ["opened"]);
const grown = (known: Tally | null, sources: readonly string[]) =>
  withRows(known, DAY, sources.map(opened));

test("the counts of a day are separate by source and language", () => {
  const first = withRows(null, DAY, [opened("wa"), onceEach("wa", "hi", ["opened"]), opened("")]);
  const both = withRows(first, DAY, [onceEach("wa", "hi", ["opened", "started"]), opened("wa")]);
  expect(both).toEqual({
    day: DAY,
    rows: [
      { source: "wa", lang: "en", counts: { opened: 2 } },
      { source: "wa", lang: "hi", counts: { opened: 2, started: 1 } },
      { source: "", lang: "en", counts: { opened: 1 } },
    ],
  });
  expect(first.rows[0]!.counts).toEqual({ opened: 1 });
});

const names = (count: number, prefix = "made-up-") =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);
const openedOf = ({ rows }: Tally, source: string) =>
  rows.filter((row) => row.source === source).reduce((sum, { counts }) => sum + counts.opened!, 0);
const sourcesIn = ({ rows }: Tally) => new Set(rows.map(({ source }) => source));

test("links that name ever new sources are counted together, the smallest first", () => {
  const full = grown(null, ["", ...names(MAX_SOURCES)]);
  const more = grown(full, ["made-up-0", "new", "other"]);
  expect(sourcesIn(full).size).toBe(MAX_SOURCES + 1);
  expect(openedOf(more, "made-up-0")).toBe(2);
  expect(openedOf(more, "new")).toBe(1);
  expect(sourcesIn(more).has("made-up-1")).toBe(false);
  expect(openedOf(more, "other")).toBe(2);
});

test("both languages of a source go and stay together", () => {
  const both = (source: string) => [opened(source), onceEach(source, "hi", ["opened", "b1"])];
  const full = withRows(null, DAY, names(MAX_SOURCES).flatMap(both));
  const more = grown(full, ["google"]);
  expect(more.rows.filter(({ source }) => source === "made-up-0")).toEqual([]);
  expect(more.rows.filter(({ source }) => source === "other")).toEqual([
    { source: "other", lang: "en", counts: { opened: 1 } },
    { source: "other", lang: "hi", counts: { opened: 1, b1: 1 } },
  ]);
});

test("in any order of visits all are counted, and a source with one in fifty of them is named", () => {
  const visit = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 400 }).map((n) => `made-up-${n}`) },
    { weight: 1, arbitrary: fc.constantFrom("", "other", "google", "whatsapp") },
  );
  const visits = fc.array(fc.tuple(visit, fc.constantFrom(...LANGS)), {
    minLength: 200,
    maxLength: 600,
  });
  fc.assert(
    fc.property(visits, (all) => {
      const rows = all.map(([source, lang]) => onceEach(source, lang, ["opened"]));
      const tally = withRows(null, DAY, rows);
      for (const lang of LANGS) {
        const kept = tally.rows.filter((row) => row.lang === lang);
        const sum = kept.reduce((total, { counts }) => total + counts.opened!, 0);
        expect(sum).toBe(rows.filter((row) => row.lang === lang).length);
      }
      const named = sourcesIn(tally);
      expect(named.size).toBeLessThanOrEqual(MAX_SOURCES + 2);
      for (const source of new Set(all.map(([one]) => one))) {
        const visitsOfIt = rows.filter((row) => row.source === source).length;
        expect(named.has(source) || visitsOfIt <= rows.length / MAX_SOURCES).toBe(true);
      }
    }),
    { numRuns: 15 },
  );
});

test("a later version's fields of the day are kept", () => {
  const later = { ...grown(null, ["wa"]), weather: "rain" };
  expect(grown(later, ["wa"])).toMatchObject({
    weather: "rain",
    rows: [{ counts: { opened: 2 } }],
  });
});

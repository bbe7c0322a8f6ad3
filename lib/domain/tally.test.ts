import { MAX_SOURCES, onceEach, sumOf, type Tally, VISIT_STEPS, withRows } from "./tally";

const DAY = "2026-11-21";
const opened = (source: string) => onceEach(source, "en", ["opened"]);
const grown = (known: Tally | null, sources: readonly string[]) =>
  withRows(known, DAY, sources.map(opened));

test("each step is one of its kind", () => {
  expect(new Set(VISIT_STEPS).size).toBe(VISIT_STEPS.length);
  expect(onceEach("wa", "hi", ["opened", "b1"])).toEqual({
    source: "wa",
    lang: "hi",
    counts: { opened: 1, b1: 1 },
  });
});

test("counts add up, step by step", () => {
  expect(sumOf({ opened: 2, b1: 1 }, { opened: 3, o5: 4 })).toEqual({ opened: 5, b1: 1, o5: 4 });
});

test("a day is told apart by source and language", () => {
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

test("links that name ever new sources are counted together", () => {
  const names = Array.from({ length: MAX_SOURCES }, (_, n) => `s${n}`);
  const full = grown(null, names);
  const more = grown(full, ["new", "s3", "newer", "other"]);
  expect(full.rows).toHaveLength(MAX_SOURCES);
  expect(more.rows).toHaveLength(MAX_SOURCES + 1);
  expect(more.rows[3]).toEqual({ source: "s3", lang: "en", counts: { opened: 2 } });
  expect(more.rows.at(-1)).toEqual({ source: "other", lang: "en", counts: { opened: 3 } });
});

test("what a later version has noted of the day stays", () => {
  const later = { ...grown(null, ["wa"]), weather: "rain" };
  expect(grown(later, ["wa"])).toMatchObject({
    weather: "rain",
    rows: [{ counts: { opened: 2 } }],
  });
});

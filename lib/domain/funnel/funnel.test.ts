// holds: #funnel
import { funnelOf, leadsIn, stagesOf, visitsIn } from "./funnel";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { Counts, Tally } from "./daily-counts";

const tally = (day: string, source: string, lang: "en" | "hi", counts: Counts): Tally => ({
  day,
  rows: [{ source, lang, counts }],
});
const TALLIES = [
  tally("2026-11-19", "wa", "en", { opened: 1 }),
  tally("2026-11-20", "wa", "en", { opened: 2, finished: 1 }),
  tally("2026-11-21", "wa", "hi", { opened: 4 }),
  tally("2026-11-21", "wa", "hi", { opened: 8, contactLead: 1 }),
  tally("2026-11-21", "", "en", { opened: 16 }),
  tally("2026-11-22", "", "en", { opened: 32 }),
];
const DAYS = { from: "2026-11-20", to: "2026-11-21" };

test("some days in all, by day and by source", () => {
  expect(funnelOf(TALLIES, DAYS)).toEqual({
    counts: { opened: 30, finished: 1, contactLead: 1 },
    days: [
      { day: "2026-11-21", counts: { opened: 28, contactLead: 1 } },
      { day: "2026-11-20", counts: { opened: 2, finished: 1 } },
    ],
    sources: [
      { source: "", counts: { opened: 16 } },
      { source: "wa", counts: { opened: 14, finished: 1, contactLead: 1 } },
    ],
  });
});

test("days on which nothing was counted are none", () => {
  const none = { counts: {}, days: [], sources: [] };
  expect(funnelOf(TALLIES, { from: "2026-12-01", to: "2026-12-31" })).toEqual(none);
});

test("each step has the number of visits that ended there", () => {
  const questions = Object.fromEntries(QUESTION_IDS.map((id, at) => [id, at < 4 ? 7 : 5]));
  const stages = stagesOf({ opened: 10, returned: 2, started: 7, ...questions, finished: 4 });
  expect(stages.map(({ step }) => step)).toEqual([
    "opened",
    "b1",
    "started",
    ...QUESTION_IDS.slice(1),
    "finished",
  ]);
  expect(stages.filter(({ left }) => left > 0)).toEqual([
    { step: "opened", reached: 8, left: 1 },
    { step: "b4", reached: 7, left: 2 },
    { step: "o5", reached: 5, left: 1 },
  ]);
  expect(stages.at(-1)).toEqual({ step: "finished", reached: 4, left: 0 });
});

test("without a browser's reports no visit counts as left", () => {
  const stages = stagesOf({ returned: 3, o5: 1, finished: 5 });
  expect(stages.reduce((sum, { left }) => sum + left, 0)).toBe(0);
  expect(stages[0]!.reached).toBe(0);
});

test("the same visits are counted everywhere: without those that came back to a result", () => {
  const counts = { opened: 8, returned: 2, started: 6 };
  expect(visitsIn(counts)).toBe(6);
  expect(stagesOf(counts)[0]!.reached).toBe(6);
  expect([visitsIn({}), visitsIn({ returned: 1 })]).toEqual([0, 0]);
});

test("leads of all kinds", () => {
  expect(leadsIn({ contactLead: 1, checkLead: 2, newsletterLead: 4, onboardingLead: 8 })).toBe(15);
  expect(leadsIn({ opened: 9 })).toBe(0);
});

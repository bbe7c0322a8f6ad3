// holds: #partners, #numbers
import "@/test/support/own-store";
import { newRecord } from "@/lib/domain/account/record";
import { ANSWERS } from "@/lib/domain/check/answers";
import { codeOf, namedSource } from "@/lib/domain/desk/partners";
import { createEventCounts } from "@/lib/server/check/event-counts";
import { createVisitCounter } from "@/lib/server/check/visit-counter";
import { COUNTS, MONEY_YEARS } from "@/lib/server/store/schemas/stored-tally";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { CONTACT } from "@/test/builders/desk-leads";
import { deskOn } from "@/test/builders/desk-on-store";
import { newPerson } from "@/test/builders/new-person";
import { finished } from "@/test/builders/visitor-records";
import { databasePath } from "@/test/support/own-store";
import { createSourceDesk } from "./source-desk";

const MONDAY = Date.parse("2026-11-23T10:00:00+05:30");
const DAY_MS = 24 * 60 * 60_000;
const WEEK = { from: "2026-11-23", to: "2026-11-29" };

/** Each partner's visits, finished checks and forms on each day of the week. */
const SCRIPT = {
  "CA Sharma": [
    [3, 2, 1],
    [0, 0, 0],
    [5, 1, 0],
    [2, 2, 2],
    [1, 0, 0],
    [4, 4, 1],
    [0, 0, 0],
  ],
  "व्यापार मंडल": [
    [0, 0, 0],
    [7, 3, 0],
    [1, 1, 1],
    [0, 0, 0],
    [6, 2, 0],
    [0, 0, 0],
    [2, 0, 0],
  ],
  "<b>Rao & Söhne</b>": [
    [1, 1, 0],
    [1, 0, 0],
    [0, 0, 0],
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
    [1, 1, 0],
  ],
} as const;

test("three partners' week: what the desk names is what they brought, among many other links", async () => {
  let now = MONDAY;
  const transact = sqliteTransact(databasePath);
  const on = deskOn({ open: (of) => sqliteStore(databasePath, of), transact, now: () => now });
  const tallies = sqliteStore(databasePath, COUNTS);
  const { finishing } = createEventCounts(
    transact,
    (day) => `${day}.events`,
    () => now,
  );
  const visits = createVisitCounter({
    store: tallies,
    idOf: (day) => `${day}.visits`,
    isStopping: () => false,
    now: () => now,
  });
  for (let day = 0; day < 7; day++, now += DAY_MS) {
    for (let other = 0; other < 40; other++)
      for (let n = 0; n < 9; n++)
        await visits.count({ lang: "en", source: `link-${day}-${other}`, steps: ["opened"] });
    for (const [name, days] of Object.entries(SCRIPT)) {
      const source = codeOf(name);
      const [opened, finishes, forms] = days[day]!;
      for (let n = 0; n < opened; n++)
        await visits.count({ lang: n % 2 ? "hi" : "en", source, steps: ["opened", "b1"] });
      for (let n = 0; n < finishes; n++) {
        const id = `${source}-${day}-${n}`;
        const fresh = newRecord(id, "hash", { source: { utm_source: source } });
        const answers = answersOfAll(ANSWERS[n % ANSWERS.length]!);
        await finishing(id, (known) => finished(known ?? fresh, answers, now), "hi");
      }
      for (let n = 0; n < forms; n++) {
        const lead = { ...CONTACT, ...newPerson(), receivedAt: now };
        const sent = { ...lead, source: { utm_source: source } };
        await on.saveLead.save(`${source}-${day}-${n}`, () => sent);
      }
    }
  }
  const desk = createSourceDesk({
    years: sqliteStore(databasePath, MONEY_YEARS),
    tallies,
    write: visits.write,
  });
  const partners = Object.keys(SCRIPT).map((name) => ({
    code: codeOf(name),
    name,
    isEnded: false,
  }));
  const { figures } = await desk(
    WEEK,
    partners.map(({ code }) => code),
  );
  const sums = (days: readonly (readonly number[])[]) =>
    [0, 1, 2].map((at) => days.reduce((sum, day) => sum + day[at]!, 0));
  for (const { code, name } of partners) {
    const {
      visits: opened,
      finished: finishes,
      leads,
    } = figures.sources.find(({ source }) => source === code)!;
    expect([name, opened, finishes, leads]).toEqual([
      name,
      ...sums(SCRIPT[name as keyof typeof SCRIPT]),
    ]);
    expect(namedSource(code, partners)).toBe(`${name} (${code})`);
  }
  // Each of the 280 other links has more visits than the smallest partner; the sum stays.
  expect(figures.total.visits).toBe(7 * 40 * 9 + 15 + 16 + 4);
  on.close();
});

// holds: #ai-advice
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { failingEdge } from "@/test/support/failing-store";
import { ADVICE_DAYS } from "@/lib/server/store/schemas/stored-tally";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { createAdviceDays } from "./advice-days";

const store = sqliteStore(databasePath, ADVICE_DAYS);
afterAll(() => store.close());

test("each day in India counts for itself, and the last good one may be of an earlier day", async () => {
  let now = Date.parse("2026-11-21T23:59:00+05:30");
  const days = createAdviceDays(store, () => now);
  expect(await days.today()).toEqual({ asked: 0, given: 0, lastGivenAt: null });
  const first = now;
  await days.count(true);
  await days.count(false);
  expect(await days.today()).toEqual({ asked: 2, given: 1, lastGivenAt: first });
  now += 2 * 60_000;
  await days.count(false);
  expect(await days.today()).toEqual({ asked: 1, given: 0, lastGivenAt: first });
  expect(await days.between(first, now)).toEqual({ asked: 3, given: 1 });
  expect(await days.between(now, now)).toEqual({ asked: 1, given: 0 });
});

test("a store that fails takes nothing from the visitor", async () => {
  const edge = failingEdge();
  edge.plan = () => "before";
  const days = createAdviceDays(edge.wrap(store), Date.now);
  await expect(days.count(true)).resolves.toBeUndefined();
  await expect(days.today()).rejects.toThrow();
});

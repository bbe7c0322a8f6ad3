// holds: #ai-limits
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDailyBudget } from "./daily-budget";
import { log } from "@/lib/server/core/log";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { storedBudget } from "@/lib/server/store/schemas/stored-visitor";

const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), "site-budget-"));
const opened: { close(): void }[] = [];
let path: string;
let now: number;

beforeEach(() => {
  path = join(folder, crypto.randomUUID(), "site.db");
  now = 20_000.5 * DAY_MS;
});
afterAll(() => {
  opened.forEach((store) => store.close());
  rmSync(folder, { recursive: true, force: true });
});

/** A budget of `calls` as in another process on the same database. */
const processWith = (calls: number) => {
  const store = sqliteStore(path, { name: "budgets", parse: (value) => storedBudget.parse(value) });
  opened.push(store);
  return { ...createDailyBudget(store, calls, () => now), end: () => store.close() };
};

test("is not restored by a restart", async () => {
  const before = processWith(3);
  expect([await before.take(), await before.take()]).toEqual([true, true]);
  before.end();
  const after = processWith(3);
  expect([await after.take(), await after.take()]).toEqual([true, false]);
});

test("is shared by simultaneous calls of several processes", async () => {
  const processes = [processWith(25), processWith(25), processWith(25)];
  const takes = Array.from({ length: 90 }, (_, n) => processes[n % 3]!.take());
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(25);
  now += DAY_MS / 2;
  expect(await processes[0]!.take()).toBe(true);
});

test("is reported as spent by every process, until the next UTC day", async () => {
  const [first, second] = [processWith(1), processWith(1)];
  expect(await second.isSpent()).toBe(false);
  await first.take();
  expect([await first.isSpent(), await second.isSpent()]).toEqual([true, true]);
  now += DAY_MS;
  expect(await second.isSpent()).toBe(false);
});

test("while the store fails no call is allowed, and the log says why", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const budget = processWith(3);
  expect(await budget.take()).toBe(true);
  rmSync(path);
  expect(await budget.take()).toBe(false);
  expect(error).toHaveBeenCalledWith({ event: "budget out of reach", reason: expect.any(String) });
  error.mockRestore();
});

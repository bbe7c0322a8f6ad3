import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failingEdge } from "@/test/support/failing-store";
import { createVisitCounter } from "./visit-counter";
import { log } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import type { Tally } from "@/lib/domain/funnel/daily-counts";

const folder = mkdtempSync(join(tmpdir(), "site-counts-"));
const opened: { close(): void }[] = [];
const DAY = "2026-11-21";
const ID = `${DAY}.0`;
const VISIT = { lang: "en", source: "WhatsApp", steps: ["opened", "b1"] } as const;
let path: string;
let isStopping: boolean;
let now: number;

beforeEach(() => {
  path = join(folder, crypto.randomUUID(), "site.db");
  isStopping = false;
  now = Date.parse(`${DAY}T12:00:00Z`);
});
afterAll(() => {
  opened.forEach((store) => store.close());
  rmSync(folder, { recursive: true, force: true });
});

const storeOf = () => {
  const store = sqliteStore(path, COUNTS);
  opened.push(store);
  return store;
};
/** A counter as in another process on the same database. */
const processOn = (store: Store<Tally> = storeOf()) =>
  createVisitCounter({
    store,
    idOf: (day) => `${day}.0`,
    isStopping: () => isStopping,
    now: () => now,
  });
const rowsOf = async (id = ID) => (await storeOf().read(id))?.rows;

test("simultaneous steps of many visitors are stored in one write, a little later", async () => {
  const edge = failingEdge();
  const counts = processOn(edge.wrap(storeOf()));
  for (let n = 0; n < 500; n++) await counts.count(VISIT);
  expect(edge.calls).toBe(0);
  await counts.write();
  expect(edge.calls).toBe(1);
  expect(await rowsOf()).toEqual([
    { source: "whatsapp", lang: "en", counts: { opened: 500, b1: 500 } },
  ]);
});

test("several processes add to the same day without losing counts", async () => {
  const processes = [processOn(), processOn(), processOn()];
  for (let round = 0; round < 20; round++)
    await Promise.all(
      processes.map(async (counts) => {
        await counts.count(VISIT);
        await counts.write();
      }),
    );
  expect((await rowsOf())?.[0]?.counts).toEqual({ opened: 60, b1: 60 });
});

test("while the store fails the counts stay buffered, which is logged", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const edge = failingEdge();
  const counts = processOn(edge.wrap(storeOf()));
  edge.plan = () => "before";
  await counts.count(VISIT);
  await counts.write();
  expect(error).toHaveBeenCalledWith({ event: "counts not stored", kind: "StoreUnavailable" });
  await counts.count(VISIT);
  edge.heal();
  await counts.write();
  expect((await rowsOf())?.[0]?.counts).toEqual({ opened: 2, b1: 2 });
  error.mockRestore();
});

test("a visit counts for its day in India, even if written on the next", async () => {
  const counts = processOn();
  now = Date.parse(`${DAY}T18:29:59Z`);
  await counts.count(VISIT);
  now += 1_000;
  await counts.count({ ...VISIT, steps: ["result"] });
  await counts.write();
  expect((await rowsOf())?.[0]?.counts).toEqual({ opened: 1, b1: 1 });
  expect((await rowsOf("2026-11-22.0"))?.[0]?.counts).toEqual({ result: 1 });
});

test("a stopping process writes each visit before it answers", async () => {
  const counts = processOn();
  isStopping = true;
  await counts.count(VISIT);
  expect((await rowsOf())?.[0]?.counts).toEqual({ opened: 1, b1: 1 });
});

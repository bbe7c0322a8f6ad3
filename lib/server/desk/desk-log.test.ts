// holds: #desk-log
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { StoreUnavailable } from "@/lib/server/store/store";
import { failingEdge } from "@/test/support/failing-store";
import { createDeskLog, DESK_LOG } from "./desk-log";

const by = "op@example.in";
const store = sqliteStore(databasePath, DESK_LOG);
afterAll(store.close);

test("an action is noted with its time, and its count afterwards", async () => {
  const log = createDeskLog(store, () => 5);
  const id = await log.note({ by, action: "exported", format: "people.csv" });
  const entry = { at: 5, by, action: "exported", references: [], format: "people.csv" };
  expect(await store.read(id)).toMatchObject({ ...entry, count: null });
  await log.counted(id, 7);
  expect(await store.read(id)).toMatchObject({ ...entry, count: 7 });
  await log.counted("none", 7);
  expect(await store.read("none")).toBeNull();
});

test("where nothing can be written, looking goes on and everything else is refused", async () => {
  const edge = failingEdge();
  edge.plan = () => "before";
  const log = createDeskLog(edge.wrap(store), Date.now);
  for (const action of ["read", "searched"] as const)
    await expect(log.note({ by, action })).resolves.toMatch(/^[\w-]{36}$/);
  for (const action of ["changed", "exported", "erased"] as const)
    await expect(log.note({ by, action })).rejects.toBeInstanceOf(StoreUnavailable);
});

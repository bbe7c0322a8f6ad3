// holds: #one-key-a-person
// Over 1 s: the Firestore emulator has to start.
import "@/test/support/own-store";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { DESK_QUERIES, type DeskOn, deskOn } from "@/test/builders/desk-on-store";
import { onFirestore } from "@/test/support/on-firestore";
import { databasePath } from "@/test/support/own-store";

onFirestore("Desk", (start) => {
  let both: DeskOn[];
  beforeAll(async () => {
    const { open } = await start();
    both = [deskOn(open), deskOn((of) => sqliteStore(databasePath, of))];
    const from = Date.now() - 60 * 60_000;
    for (const desk of both) await desk.work(from);
  }, 120_000);
  afterAll(() => both[1]!.close());

  test("each question of the desk has the same answer as on SQLite", async () => {
    for (const ask of DESK_QUERIES) {
      const [one, other] = await Promise.all(both.map(ask));
      expect(one).toEqual(other);
    }
  });

  test("an expired lead is taken out of a person who has another", async () => {
    for (const { persons, foldAgain } of both) {
      const page = await persons.find({ by: "latestAt", order: "asc", after: null, limit: 50 });
      const { cursor } = page.rows.find(({ record }) => record.leads.length > 1)!;
      await persons.update(cursor.id, (known) => ({
        ...known!,
        foldAt: 1,
        leads: known!.leads.map((one, n) => (n === 0 ? { ...one, until: 1 } : one)),
      }));
      await foldAgain();
      expect((await persons.read(cursor.id))!.leads).toHaveLength(1);
    }
  });
});

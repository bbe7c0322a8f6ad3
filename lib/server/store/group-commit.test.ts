import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { groupCommit } from "./group-commit";
import { sqliteStore } from "./sqlite";
import { type Store, StoreUnavailable } from "./store";

type Count = { count: number; big?: bigint };

const WAL_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * The number of commits in a write-ahead log: frames that hold the size of the database (SQLite's file format, 4.1).
 */
const commitsIn = (path: string): number => {
  const wal = readFileSync(`${path}-wal`);
  const frame = FRAME_HEADER + wal.readUInt32BE(8);
  let commits = 0;
  for (let at = WAL_HEADER; at < wal.length; at += frame) if (wal.readUInt32BE(at + 4)) commits++;
  return commits;
};

describe("simultaneous writes of SQLite", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-groups-"));
  const path = join(folder, "site.db");
  let store: Store<Count>;
  const ids = Array.from({ length: 30 }, (_, n) => `id-${n}`);
  const add = (record: Count | null) => ({ count: (record?.count ?? 0) + 1 });
  const countOf = async (id: string) => (await store.read(id))?.count;

  beforeAll(async () => {
    store = sqliteStore(path, { name: "users", parse: (value) => value as Count });
    await store.update("first", add);
    await store.remove("first"); // the first use makes the table, in a separate commit
  });
  afterAll(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });

  test("share one commit, in the order of arrival", async () => {
    const before = commitsIn(path);
    const writes = ids.flatMap((id) => [store.update(id, add), store.update(id, add)]);
    writes.push(store.remove("id-0").then(() => null));
    const found = await Promise.all(writes);
    expect(found.slice(0, 4)).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }, { count: 2 }]);
    expect(commitsIn(path)).toBe(before + 1);
    expect(await Promise.all(ids.map(countOf))).toEqual([undefined, ...ids.slice(1).map(() => 2)]);
  });

  test("settle each with the result of their own change", async () => {
    const fail = () => {
      throw new RangeError("not this one");
    };
    const all = [store.update("a", add), store.update("b", fail), store.update("c", add)];
    expect(await Promise.allSettled(all)).toEqual([
      { status: "fulfilled", value: { count: 1 } },
      { status: "rejected", reason: new RangeError("not this one") },
      { status: "fulfilled", value: { count: 1 } },
    ]);
    expect(await Promise.all(["a", "b", "c"].map(countOf))).toEqual([1, undefined, 1]);
  });

  test("do not fail with another write that the engine refuses", async () => {
    const unwritable = () => ({ count: 1, big: 1n });
    const all = [store.update("d", add), store.update("e", unwritable), store.update("f", add)];
    const [d, e, f] = await Promise.allSettled(all);
    expect([d?.status, f?.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(e).toMatchObject({ reason: expect.any(StoreUnavailable) });
    expect(await Promise.all(["d", "e", "f"].map(countOf))).toEqual([1, undefined, 1]);
  });
});

describe("a group", () => {
  test("resolves only when its transaction is committed", async () => {
    let commit = () => {};
    const write = groupCommit<string>(async (work) => {
      const result = work("engine");
      await new Promise<void>((resolve) => (commit = resolve));
      return result;
    }, Boolean);
    const answered: string[] = [];
    const writes = ["a", "b"].map((name) =>
      write((engine) => `${engine} ${name}`).then((found) => answered.push(found)),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toEqual([]);
    commit();
    await Promise.all(writes);
    expect(answered).toEqual(["engine a", "engine b"]);
  });

  test("is not retried one by one when the error concerns all", async () => {
    let transactions = 0;
    const write = groupCommit<null>(
      async () => {
        transactions++;
        throw new Error("locked");
      },
      () => true,
    );
    const all = await Promise.allSettled([write(() => 1), write(() => 2)]);
    expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(transactions).toBe(1);
  });
});

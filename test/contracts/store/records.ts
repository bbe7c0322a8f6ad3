import { put, ref } from "@/lib/server/store/store";
import { ID, parseThing, type Thing, tick, type UnderTest } from "./under-test";

/** Reading, changing and removing one record. */
export const describeRecords = (on: UnderTest): void => {
  test("reads null for a record that does not exist", async () => {
    expect(await on.store.read(ID)).toBeNull();
  });

  test("creates a record from null and reads it back", async () => {
    const seen: unknown[] = [];
    const made = await on.store.update(ID, (record) => {
      seen.push(record);
      return { count: 1 };
    });
    expect(made).toEqual({ count: 1 });
    expect(seen).toEqual([null]);
    expect(await on.store.read(ID)).toMatchObject({ count: 1 });
  });

  test("changes a record and replaces it as a whole", async () => {
    await on.store.update(ID, () => ({ count: 1, text: "old" }));
    expect(await on.store.update(ID, (record) => ({ count: record!.count + 1 }))).toEqual({
      count: 2,
    });
    const { createdAt, updatedAt, ...rest } = (await on.store.read(ID))!;
    expect(rest).toEqual({ count: 2 });
  });

  test("gives a change the record without the store's times", async () => {
    await on.store.update(ID, () => ({ count: 1 }));
    let seen: unknown;
    await on.store.update(ID, (record) => {
      seen = record;
      return null;
    });
    expect(seen).toEqual({ count: 1 });
  });

  test("creates nothing when the change of an absent record returns null", async () => {
    expect(await on.store.update(ID, () => null)).toBeNull();
    expect(await on.store.read(ID)).toBeNull();
  });

  test.each([
    ["null", () => null],
    ["the same object", (record: Thing | null) => record],
  ])("does not write a record when a change returns %s", async (_, change) => {
    await on.store.update(ID, () => ({ count: 1 }));
    const before = (await on.store.read(ID))!;
    await tick(before.updatedAt);
    expect(await on.store.update(ID, change)).toEqual({ count: 1 });
    expect(await on.store.read(ID)).toEqual(before);
  });

  test("maintenance leaves the time of the last change, and so the expiry", async () => {
    await on.store.update(ID, () => ({ count: 1 }));
    const made = (await on.store.read(ID))!;
    await tick(made.updatedAt + 25);
    const maintain = (count: number, keptForMs: number) => {
      const kind = { name: on.collection, parse: parseThing, keptFor: () => keptForMs };
      const writes = [put(ref(kind, ID), { count }, true)];
      return on.subject.transact([], () => ({ result: null, writes }));
    };
    await maintain(2, 60_000);
    expect(await on.store.read(ID)).toEqual({ ...made, count: 2 });
    await maintain(3, 20);
    expect(await on.store.read(ID)).toBeNull();
    await maintain(4, 60_000);
    expect(await on.store.read(ID)).toMatchObject({ count: 4 });
  });

  test("sets both times at first, and then only updatedAt", async () => {
    const start = Date.now();
    await on.store.update(ID, () => ({ count: 1 }));
    const made = (await on.store.read(ID))!;
    expect(made.createdAt).toBe(made.updatedAt);
    expect(Math.abs(made.createdAt - start)).toBeLessThan(60_000);
    await tick(made.updatedAt);
    await on.store.update(ID, () => ({ count: 2 }));
    const later = (await on.store.read(ID))!;
    expect(later.createdAt).toBe(made.createdAt);
    expect(later.updatedAt).toBeGreaterThan(made.updatedAt);
  });

  test("removes a record; removing an absent one is no error", async () => {
    await on.store.update(ID, () => ({ count: 1 }));
    await on.store.remove(ID);
    expect(await on.store.read(ID)).toBeNull();
    await on.store.remove(ID);
  });

  test("removes a record only if its condition holds", async () => {
    await on.store.update(ID, () => ({ count: 1 }));
    await on.store.remove(ID, ({ count }) => count === 2);
    expect(await on.store.read(ID)).toMatchObject({ count: 1 });
    await on.store.remove(ID, ({ count }) => count === 1);
    expect(await on.store.read(ID)).toBeNull();
  });

  test("treats an expired record as absent, until it is created again", async () => {
    const brief = on.makeStore<Thing>({
      name: on.collection,
      parse: parseThing,
      keptFor: ({ count }) => (count === 1 ? 1 : count === 2 ? 60_000 : Infinity),
    });
    await brief.update(ID, () => ({ count: 1 }));
    const firstMadeBy = Date.now();
    await tick(Date.now() + 5);
    expect(await brief.read(ID)).toBeNull();
    expect(await brief.update(ID, (known) => known)).toBeNull();
    for (const count of [2, 3]) {
      await brief.update(ID, () => ({ count }));
      const { createdAt, updatedAt, ...rest } = (await brief.read(ID))!;
      expect(rest).toEqual({ count });
      expect(createdAt).toBeGreaterThan(firstMadeBy);
    }
  });

  test("keeps collections and ids apart", async () => {
    const other = on.makeStore({ name: on.named("others"), parse: parseThing });
    await on.store.update(ID, () => ({ count: 1 }));
    await other.update(ID, () => ({ count: 2 }));
    await on.store.update("fallback-1700000000000", () => ({ count: 3 }));
    await other.remove(ID);
    expect(await on.store.read(ID)).toMatchObject({ count: 1 });
    expect(await on.store.read("fallback-1700000000000")).toMatchObject({ count: 3 });
  });

  test("writes nothing when a change throws, and rejects with its error", async () => {
    await on.store.update(ID, () => ({ count: 1 }));
    const bug = new RangeError("a bug in a change");
    const failing = on.store.update(ID, () => {
      throw bug;
    });
    await expect(failing).rejects.toBe(bug);
    expect(await on.store.read(ID)).toMatchObject({ count: 1 });
    expect(await on.store.update(ID, () => ({ count: 2 }))).toEqual({ count: 2 });
  });

  test("keeps a record of 100 KB", async () => {
    const list = Array.from({ length: 100 }, (_, n) => ({ text: String(n % 10).repeat(1000) }));
    await on.store.update(ID, () => ({ count: 1, list }));
    expect(await on.store.read(ID)).toMatchObject({ count: 1, list });
  });

  test.each([
    "नमस्ते, क्या हाल है? ₹7,499",
    "👩🏽‍🌾🏪",
    "__proto__",
    "constructor",
    'it\'s "quoted"; --',
    "a\u0000b\u2028c",
  ])("keeps the text %j as it is", async (text) => {
    await on.store.update(ID, () => ({ count: 1, text, list: [{ text }] }));
    expect(await on.store.read(ID)).toMatchObject({ count: 1, text, list: [{ text }] });
  });
};

import { log } from "@/lib/server/core/log";
import type { CountQuery, Cursor, FindQuery, Page, Store } from "@/lib/server/store/store";
import { parseThing, type Thing, tick, type UnderTest } from "./under-test";

type Dated = Thing & { stage?: string; isSpam?: boolean; at?: number | null; rank?: number | null };

const parse = (value: unknown): Dated => ({ ...(value as Dated), ...parseThing(value) });

/** Finds and counts by fields. */
export const describeFinding = (on: UnderTest): void => {
  describe("finds by fields", () => {
    let store: Store<Dated>;
    beforeEach(() => {
      store = on.makeStore<Dated>({ name: on.named("dated"), parse });
    });
    const made = async (of: Readonly<Record<string, Omit<Dated, "count">>>) => {
      for (const [id, fields] of Object.entries(of))
        await store.update(id, () => ({ count: 1, ...fields }));
    };
    /** The ids of all pages. */
    const found = async (query: Omit<FindQuery, "after">): Promise<string[]> => {
      const ids: string[] = [];
      for (let after: Cursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
        const page: Page<Dated> = await store.find({ ...query, after });
        expect(page.rows.length).toBeLessThanOrEqual(query.limit);
        ids.push(...page.rows.map(({ cursor }) => cursor.id));
        after = page.next;
      }
      return ids;
    };
    /** What is found in both orders, which must be each other's reverse and as many as are counted. */
    const foundAndCounted = async (query: CountQuery & { by: string }): Promise<string[]> => {
      const ids = await found({ ...query, order: "asc", limit: 2 });
      expect(await found({ ...query, order: "desc", limit: 3 })).toEqual(ids.toReversed());
      expect(await store.count(query)).toBe(ids.length);
      return ids;
    };

    test("in the order of a number, page by page, only those that have one", async () => {
      await made({
        c: { at: 50 },
        a: { at: 10 },
        f: { at: 30 },
        b: { at: 10 },
        d: { at: -4 },
        e: { at: 60.5 },
        none: {},
        null: { at: null },
      });
      expect(await foundAndCounted({ by: "at" })).toEqual(["d", "a", "b", "f", "c", "e"]);
      expect(await foundAndCounted({ by: "at", upTo: 50 })).toEqual(["d", "a", "b", "f", "c"]);
      expect(await foundAndCounted({ by: "at", upTo: 10 })).toEqual(["d", "a", "b"]);
      expect(await foundAndCounted({ by: "at", upTo: -5 })).toEqual([]);
      const { rows } = await store.find({ by: "at", order: "desc", after: null, limit: 1 });
      const record = await store.read("e");
      expect(rows).toEqual([{ cursor: { at: 60.5, id: "e" }, record }]);
    });

    test("each once, however many have the same number, also from a cursor of none of them", async () => {
      const ids = Array.from({ length: 9 }, (_, n) => `same-${n}`);
      await made(Object.fromEntries(ids.map((id) => [id, { at: 7 }])));
      expect(await foundAndCounted({ by: "at" })).toEqual(ids);
      const after = { at: 7, id: "same-4x" };
      const idsFrom = async (order: "asc" | "desc") =>
        (await store.find({ by: "at", order, after, limit: 9 })).rows.map(
          ({ cursor }) => cursor.id,
        );
      expect(await idsFrom("asc")).toEqual(ids.slice(5));
      expect(await idsFrom("desc")).toEqual(ids.slice(0, 5).toReversed());
    }, 30_000);

    test("in the order of two numbers, page by page, however many are equal", async () => {
      const fields = {
        a: [2, 1],
        b: [1, 2],
        c: [1, 1],
        d: [1, 2],
        e: [1, 1],
        f: [3, 0],
        g: [1, 3],
      };
      await made({
        ...Object.fromEntries(
          Object.entries(fields).map(([id, [at, rank]]) => [id, { at: at!, rank: rank! }]),
        ),
        none: { at: 1 },
        text: { at: 1, stage: "new" },
        null: { at: 1, rank: null },
      });
      const by = ["at", "rank"];
      const sorted = ["c", "e", "b", "d", "g", "a", "f"];
      for (const limit of [1, 2, 3, 9]) {
        expect(await found({ by, order: "asc", limit })).toEqual(sorted);
        expect(await found({ by, order: "desc", limit })).toEqual(sorted.toReversed());
      }
      const bounds = { from: 2, upTo: 2 };
      expect(await found({ by, ...bounds, order: "asc", limit: 1 })).toEqual(["a"]);
      expect(await found({ by, from: 2, order: "desc", limit: 1 })).toEqual(["f", "a"]);
      expect(await found({ by, upTo: 1, order: "desc", limit: 2 })).toEqual(
        sorted.slice(0, 5).toReversed(),
      );
      expect(await foundAndCounted({ by: "at", ...bounds })).toEqual(["a"]);
      const { rows } = await store.find({ by, order: "asc", after: null, limit: 1 });
      expect(rows.map(({ cursor }) => cursor)).toEqual([{ at: 1, also: [1], id: "c" }]);
    }, 60_000);

    test("with texts and booleans that are equal, and follows each change", async () => {
      await made({
        a: { stage: "new", isSpam: false, at: 1 },
        b: { stage: "new", isSpam: true, at: 2 },
        c: { stage: "won", isSpam: false, at: 3 },
        d: { stage: "new", isSpam: false, at: 4 },
        e: { stage: "1", at: 5 },
        f: { isSpam: false },
      });
      const both = { where: { stage: "new", isSpam: false }, by: "at" };
      expect(await foundAndCounted(both)).toEqual(["a", "d"]);
      expect(await foundAndCounted({ ...both, upTo: 3 })).toEqual(["a"]);
      expect(await foundAndCounted({ where: { isSpam: true }, by: "at" })).toEqual(["b"]);
      expect(await foundAndCounted({ where: { stage: "o'ne" }, by: "at" })).toEqual([]);
      expect(await foundAndCounted({ where: { stage: "1" }, by: "at" })).toEqual(["e"]);
      expect(await store.count({ where: { isSpam: false } })).toBe(4);
      await store.update("a", (known) => ({ ...known!, stage: "won" }));
      await store.remove("c");
      expect(await foundAndCounted(both)).toEqual(["d"]);
      expect(await foundAndCounted({ where: { stage: "won" }, by: "at" })).toEqual(["a"]);
    });

    test("without expired documents; what cannot be read is counted and skipped", async () => {
      const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      const kind = { name: on.named("dated"), parse };
      const brief = on.makeStore<Dated>({ ...kind, keptFor: () => 1 });
      const long = on.makeStore<Dated>({ ...kind, keptFor: () => 3_600_000 });
      await long.update("a", () => ({ count: 1, at: 1 }));
      await long.update("c", () => ({ count: 1, at: 3 }));
      await on.subject.plant(kind.name, "d", { count: "many", at: 4 });
      await on.subject.plant(kind.name, "e", { count: 1, at: 5 });
      await brief.update("b", () => ({ count: 1, at: 2 }));
      await tick(Date.now() + 5);
      expect(await found({ by: "at", order: "asc", limit: 1 })).toEqual(["a", "c", "e"]);
      expect(await found({ by: "at", order: "desc", limit: 2 })).toEqual(["e", "c", "a"]);
      expect(await store.count({ by: "at" })).toBe(4);
      expect(await store.count({ by: "at", upTo: 3 })).toBe(2);
      error.mockRestore();
    });
  });
};

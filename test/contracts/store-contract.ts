import { log } from "@/lib/server/core/log";
import {
  alongside,
  type Change,
  FOR_EVER,
  type KeptFor,
  type Page,
  type Parse,
  type Cursor,
  type Store,
  StoreUnavailable,
} from "@/lib/server/store/store";
import { isUnreadable, unreadableCount } from "@/lib/server/store/unreadable";
import type { Fields } from "@/lib/server/store/with-raw";

/** The records of the contract: any JSON, so that every kind of text can be tried. */
type Thing = { count: number; text?: string; list?: { text: string }[] };
type MakeStore = <R extends object>(
  collection: string,
  parse: Parse<R>,
  keptFor?: KeptFor<R>,
) => Store<R>;

export type Subject = {
  /** A store on a collection of the database under test. */
  makeStore: MakeStore;
  /** Writes a document past the store that no schema of ours can parse. */
  spoil: (collection: string, id: string) => Promise<void>;
  /** A document as it is stored, without the times the store gives it. */
  documentOf: (collection: string, id: string) => Promise<unknown>;
  /** Writes a document past the store, as another release would have. */
  plant: (collection: string, id: string, document: Fields) => Promise<void>;
};

const ID = "7b1f0a86-6f0e-4a3c-9a51-0c8d7c7f0e11";
const PARALLEL = 20;

const parseThing = (value: unknown): Thing => {
  const thing = value as Thing;
  if (typeof thing.count !== "number") throw new TypeError("not a thing");
  return thing;
};

const tick = async (since: number) => {
  while (Date.now() <= since) await new Promise((resolve) => setTimeout(resolve, 2));
};

/** The contract of every adapter of the port. `prepare` runs before its tests. */
export const describeStore = (name: string, prepare: () => Promise<Subject>): void => {
  describe(`${name} keeps the contract of the store`, () => {
    let subject: Subject;
    let store: Store<Thing>;
    let collections = 0;
    const opened: Store<object>[] = [];
    const makeStore: MakeStore = (collection, parse, keptFor) => {
      const made = subject.makeStore(collection, parse, keptFor);
      opened.push(made as unknown as Store<object>);
      return made;
    };

    beforeAll(async () => {
      subject = await prepare();
    });
    beforeEach(() => {
      store = makeStore(`things${++collections}`, parseThing);
    });
    afterAll(() => opened.forEach((each) => each.close()));

    test("reads null where nothing is", async () => {
      expect(await store.read(ID)).toBeNull();
    });

    test("makes a record from null and reads it back", async () => {
      const seen: unknown[] = [];
      const made = await store.update(ID, (record) => {
        seen.push(record);
        return { count: 1 };
      });
      expect(made).toEqual({ count: 1 });
      expect(seen).toEqual([null]);
      expect(await store.read(ID)).toMatchObject({ count: 1 });
    });

    test("changes a record and replaces it as a whole", async () => {
      await store.update(ID, () => ({ count: 1, text: "old" }));
      expect(await store.update(ID, (record) => ({ count: record!.count + 1 }))).toEqual({
        count: 2,
      });
      const { createdAt, updatedAt, ...rest } = (await store.read(ID))!;
      expect(rest).toEqual({ count: 2 });
    });

    test("hands a change the record without the store's times", async () => {
      await store.update(ID, () => ({ count: 1 }));
      let seen: unknown;
      await store.update(ID, (record) => {
        seen = record;
        return null;
      });
      expect(seen).toEqual({ count: 1 });
    });

    test("makes nothing when the change of an absent record gives null", async () => {
      expect(await store.update(ID, () => null)).toBeNull();
      expect(await store.read(ID)).toBeNull();
    });

    test.each([
      ["null", () => null],
      ["the same object", (record: Thing | null) => record],
    ])("leaves a record alone when a change gives %s", async (_, change) => {
      await store.update(ID, () => ({ count: 1 }));
      const before = (await store.read(ID))!;
      await tick(before.updatedAt);
      expect(await store.update(ID, change)).toEqual({ count: 1 });
      expect(await store.read(ID)).toEqual(before);
    });

    test("stamps both times at first, and then only the second", async () => {
      const start = Date.now();
      await store.update(ID, () => ({ count: 1 }));
      const made = (await store.read(ID))!;
      expect(made.createdAt).toBe(made.updatedAt);
      expect(Math.abs(made.createdAt - start)).toBeLessThan(60_000);
      await tick(made.updatedAt);
      await store.update(ID, () => ({ count: 2 }));
      const later = (await store.read(ID))!;
      expect(later.createdAt).toBe(made.createdAt);
      expect(later.updatedAt).toBeGreaterThan(made.updatedAt);
    });

    test("lists what is due, the earliest first, page by page, and nothing else", async () => {
      const dated = makeStore<Thing & { dueAt?: number }>(`due${++collections}`, (value) => ({
        ...parseThing(value),
        ...(value as { dueAt?: number }),
      }));
      const times = [50, 10, 30, 10, 40, 60];
      for (const [n, dueAt] of times.entries())
        await dated.update(`id${n}`, () => ({ count: n, dueAt }));
      await dated.update("undated", () => ({ count: 9 }));
      const seen: string[] = [];
      let after: Cursor | null = null;
      do {
        const page: Page<Thing> = await dated.listDue({ now: 50, after, limit: 2 });
        seen.push(...page.rows.map(({ cursor }) => cursor.id));
        after = page.next;
      } while (after);
      expect(seen).toEqual(["id1", "id3", "id2", "id4", "id0"]);
      await dated.update("id1", () => ({ count: 1, dueAt: 70 }));
      await dated.remove("id3");
      const { rows } = await dated.listDue({ now: 30, after: null, limit: 9 });
      expect(rows.map(({ cursor, record }) => [cursor, record.count])).toEqual([
        [{ at: 30, id: "id2" }, 2],
      ]);
    });

    test("removes a record, and takes the removal of an absent one", async () => {
      await store.update(ID, () => ({ count: 1 }));
      await store.remove(ID);
      expect(await store.read(ID)).toBeNull();
      await store.remove(ID);
    });

    test("removes a record only if it is what it should be", async () => {
      await store.update(ID, () => ({ count: 1 }));
      await store.remove(ID, ({ count }) => count === 2);
      expect(await store.read(ID)).toMatchObject({ count: 1 });
      await store.remove(ID, ({ count }) => count === 1);
      expect(await store.read(ID)).toBeNull();
    });

    test("takes a record whose time is over for absent, until it is made anew", async () => {
      const brief = makeStore<Thing>(`things${collections}`, parseThing, ({ count }) =>
        count === 1 ? 1 : count === 2 ? 60_000 : Infinity,
      );
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
      const other = makeStore(`others${collections}`, parseThing);
      await store.update(ID, () => ({ count: 1 }));
      await other.update(ID, () => ({ count: 2 }));
      await store.update("fallback-1700000000000", () => ({ count: 3 }));
      await other.remove(ID);
      expect(await store.read(ID)).toMatchObject({ count: 1 });
      expect(await store.read("fallback-1700000000000")).toMatchObject({ count: 3 });
    });

    test("writes nothing when a change throws, and hands its error on", async () => {
      await store.update(ID, () => ({ count: 1 }));
      const bug = new RangeError("a bug in a change");
      const failing = store.update(ID, () => {
        throw bug;
      });
      await expect(failing).rejects.toBe(bug);
      expect(await store.read(ID)).toMatchObject({ count: 1 });
      expect(await store.update(ID, () => ({ count: 2 }))).toEqual({ count: 2 });
    });

    test(`loses none of ${PARALLEL} parallel changes of one record`, async () => {
      const more = (record: Thing | null) => ({ count: (record?.count ?? 0) + 1 });
      await Promise.all(Array.from({ length: PARALLEL }, () => store.update(ID, more)));
      expect(await store.read(ID)).toMatchObject({ count: PARALLEL });
    }, 30_000);

    test("loses no change of one record by several stores, as several servers would make them", async () => {
      const stores = Array.from({ length: 5 }, () => makeStore(`things${collections}`, parseThing));
      const more = (record: Thing | null) => ({ count: (record?.count ?? 0) + 1 });
      await Promise.all([...stores, ...stores].map((each) => each.update(ID, more)));
      expect(await store.read(ID)).toMatchObject({ count: 10 });
    }, 60_000);

    test(`makes one record of ${PARALLEL} parallel creations`, async () => {
      const made = await Promise.all(
        Array.from({ length: PARALLEL }, (_, count) =>
          store.update(ID, (known) => known ?? { count }),
        ),
      );
      expect(new Set(made.map((record) => record?.count)).size).toBe(1);
    }, 30_000);

    test("keeps a record of 100 KB", async () => {
      const list = Array.from({ length: 100 }, (_, n) => ({ text: String(n % 10).repeat(1000) }));
      await store.update(ID, () => ({ count: 1, list }));
      expect(await store.read(ID)).toMatchObject({ count: 1, list });
    });

    test.each([
      "नमस्ते, क्या हाल है? ₹7,499",
      "👩🏽‍🌾🏪",
      "__proto__",
      "constructor",
      'it\'s "quoted"; --',
      "a\u0000b\u2028c",
    ])("keeps the text %j as it is", async (text) => {
      await store.update(ID, () => ({ count: 1, text, list: [{ text }] }));
      expect(await store.read(ID)).toMatchObject({ count: 1, text, list: [{ text }] });
    });

    describe("changes other records alongside the first", () => {
      const parse = parseThing;
      const others = (name: string) => makeStore(name, parse);
      type Of = (
        before: Thing | null,
        after: Thing,
      ) => { id: string; change: Change<Thing> } | null;
      const writeInto = (name: string, of: Of) => alongside({ name, parse, keptFor: FOR_EVER }, of);
      const more = (known: Thing | null) => ({ count: (known?.count ?? 0) + 1 });
      const tally = (name: string) => writeInto(name, () => ({ id: "all", change: more }));

      test("whenever that one changes, and knows what it was and will be", async () => {
        const name = `alongside${collections}`;
        const seen: unknown[] = [];
        const noted = writeInto(name, (before, after) => {
          seen.push([before, after]);
          return { id: "all", change: more };
        });
        await store.update(ID, () => ({ count: 1 }), noted);
        await store.update(ID, (known) => known, noted);
        await store.update(ID, () => null, noted);
        await store.update(ID, () => ({ count: 2 }), noted);
        expect(seen).toEqual([
          [null, { count: 1 }],
          [{ count: 1 }, { count: 2 }],
        ]);
        expect(await others(name).read("all")).toMatchObject({ count: 2 });
      });

      test("all that are given, also two of one collection", async () => {
        const [name, second] = [`alongside${collections}`, `second${collections}`];
        await store.update(
          ID,
          () => ({ count: 1 }),
          tally(name),
          tally(second),
          writeInto(name, () => ({ id: "other", change: more })),
        );
        expect(await others(name).read("all")).toMatchObject({ count: 1 });
        expect(await others(name).read("other")).toMatchObject({ count: 1 });
        expect(await others(second).read("all")).toMatchObject({ count: 1 });
      });

      test("not where there is nothing to change alongside it", async () => {
        const name = `alongside${collections}`;
        await store.update(
          ID,
          () => ({ count: 1 }),
          writeInto(name, () => null),
        );
        expect(await store.read(ID)).toMatchObject({ count: 1 });
        expect(await others(name).read("all")).toBeNull();
      });

      test("both or neither: a bug in either leaves both as they were", async () => {
        const name = `alongside${collections}`;
        const bug = new RangeError("a bug in a change");
        const fail = () => {
          throw bug;
        };
        await store.update(ID, () => ({ count: 1 }), tally(name));
        for (const failing of [
          writeInto(name, fail),
          writeInto(name, () => ({ id: "all", change: fail })),
        ])
          await expect(store.update(ID, () => ({ count: 9 }), failing)).rejects.toBe(bug);
        await expect(store.update(ID, fail, tally(name))).rejects.toBe(bug);
        expect(await store.read(ID)).toMatchObject({ count: 1 });
        expect(await others(name).read("all")).toMatchObject({ count: 1 });
      });

      test("and loses none when many change at once, in several stores", async () => {
        const name = `alongside${collections}`;
        const stores = [store, makeStore<Thing>(`things${collections}`, parse)];
        await Promise.all(
          Array.from({ length: 10 }, (_, n) =>
            stores[n % 2]!.update(`id${n}`, () => ({ count: n }), tally(name)),
          ),
        );
        expect(await others(name).read("all")).toMatchObject({ count: 10 });
        expect(await store.read("id9")).toMatchObject({ count: 9 });
      }, 60_000);
    });

    describe("lists what there is", () => {
      /** All pages from a cursor on. */
      const listed = async (limit: number, before: Cursor | null = null) => {
        const pages: Page<Thing>[] = [];
        for (let place = before, isFirst = true; isFirst || place; isFirst = false) {
          const page = await store.list({ before: place, limit });
          pages.push(page);
          place = page.next;
        }
        return pages;
      };
      const idsOf = (pages: readonly Page<Thing>[]) =>
        pages.flatMap(({ rows }) => rows.map(({ cursor }) => cursor.id));
      /** Makes a record for each id, each in another millisecond. */
      const made = async (...ids: readonly string[]) => {
        for (const [count, id] of ids.entries()) {
          await store.update(id, () => ({ count }));
          await tick(Date.now());
        }
      };

      test("newest first, page by page, with the times", async () => {
        expect(await store.list({ before: null, limit: 2 })).toEqual({ rows: [], next: null });
        await made("a", "b", "c", "d", "e");
        const pages = await listed(2);
        expect(idsOf(pages)).toEqual(["e", "d", "c", "b", "a"]);
        expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1]);
        const [{ cursor, record }] = pages[0]!.rows as [Page<Thing>["rows"][0]];
        expect(record).toEqual(await store.read("e"));
        expect(Math.floor(cursor.at)).toBe(record.createdAt);
      });

      test("each once, however many came in the same moment", async () => {
        const ids = Array.from({ length: 9 }, (_, n) => `same-${n}`);
        await Promise.all(ids.map((id) => store.update(id, () => ({ count: 1 }))));
        expect(idsOf(await listed(2)).toSorted()).toEqual(ids);
      }, 30_000);

      test("a change moves nothing, and what comes later is not among what came before", async () => {
        await made("a", "b", "c");
        const { next } = await store.list({ before: null, limit: 1 });
        await store.update("a", () => ({ count: 9 }));
        await made("d");
        expect(idsOf(await listed(5, next))).toEqual(["b", "a"]);
        expect(idsOf(await listed(5))).toEqual(["d", "c", "b", "a"]);
      });

      test("from a moment on", async () => {
        await made("a", "b", "c");
        const { createdAt } = (await store.read("c"))!;
        expect(idsOf(await listed(5, { at: createdAt, id: "" }))).toEqual(["b", "a"]);
      });

      test("passes over what is over and what it cannot understand, and goes on behind it", async () => {
        const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
        await made("a", "b", "c", "d");
        await store.remove("d");
        await subject.spoil(`things${collections}`, "unreadable");
        const brief = makeStore<Thing>(`things${collections}`, parseThing, () => 1);
        await brief.update("b", () => ({ count: 1 }));
        await tick(Date.now() + 5);
        expect(idsOf(await listed(1))).toEqual(["c", "a"]);
        expect(error).toHaveBeenCalledTimes(1);
        error.mockRestore();
      });
    });

    describe("keeps a document that it cannot read", () => {
      let error: jest.SpyInstance;
      beforeEach(async () => {
        error = jest.spyOn(log, "error").mockImplementation(() => undefined);
        await store.update("another", () => ({ count: 1 }));
        await subject.spoil(`things${collections}`, ID);
      });
      afterEach(() => error.mockRestore());
      const document = () => subject.documentOf(`things${collections}`, ID);

      test("as it is: nobody reads, changes or removes it by a condition", async () => {
        const before = await document();
        for (const call of [
          store.read(ID),
          store.update(ID, () => ({ count: 7 })),
          store.remove(ID, () => true),
        ]) {
          const thrown: unknown = await call.catch((one: unknown) => one);
          expect(thrown).toBeInstanceOf(StoreUnavailable);
          expect(isUnreadable(thrown)).toBe(true);
        }
        expect(await document()).toEqual(before);
        expect(await store.update("another", () => ({ count: 2 }))).toEqual({ count: 2 });
      });

      test("counts it and logs it once, without its content", async () => {
        const before = unreadableCount();
        await store.read(ID).catch(() => null);
        await store.list({ before: null, limit: 5 });
        expect(unreadableCount()).toBe(before + 1);
        expect(error.mock.calls).toEqual([
          [
            {
              event: "unreadable record",
              collection: `things${collections}`,
              id: "7b1f0a86",
              kind: expect.stringMatching(/Error$/),
              where: expect.stringMatching(/Error$/),
            },
          ],
        ]);
        await store.remove(ID);
        expect(unreadableCount()).toBe(before);
      });

      test("but removes it for who needs no condition, and makes the record anew then", async () => {
        await store.remove(ID);
        expect(await store.read(ID)).toBeNull();
        expect(await store.update(ID, () => ({ count: 7 }))).toEqual({ count: 7 });
      });

      test("and a change of another record goes through without the one alongside it", async () => {
        const name = `things${collections}`;
        const change = () => ({ count: 9 });
        const collection = { name, parse: parseThing, keptFor: FOR_EVER };
        const other = alongside(collection, () => ({ id: ID, change }));
        const before = await document();
        expect(await store.update("another", () => ({ count: 2 }), other)).toEqual({ count: 2 });
        expect(await document()).toEqual(before);
      });

      test("and changes that come at the same moment go through", async () => {
        const [refused, done] = await Promise.allSettled([
          store.update(ID, () => ({ count: 7 })),
          store.update("another", () => ({ count: 3 })),
        ]);
        expect(refused.status).toBe("rejected");
        expect(done).toEqual({ status: "fulfilled", value: { count: 3 } });
      });
    });
  });
};

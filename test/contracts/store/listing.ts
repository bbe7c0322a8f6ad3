import { log } from "@/lib/server/core/log";
import type { Cursor, Page } from "@/lib/server/store/store";
import { parseThing, type Thing, tick, type UnderTest } from "./under-test";

/** Lists by arrival and by due time. */
export const describeListing = (on: UnderTest): void => {
  test("lists what is due, the earliest first, page by page, and nothing else", async () => {
    const dated = on.makeStore<Thing & { dueAt?: number }>({
      name: on.named("due"),
      parse: (value) => ({
        ...parseThing(value),
        ...(value as { dueAt?: number }),
      }),
    });
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
    // From a time on, with an id that is before all others and nobody's.
    const late = await dated.listDue({ now: 50, after: { at: 30, id: "0" }, limit: 9 });
    expect(late.rows.map(({ cursor }) => cursor.id)).toEqual(["id2", "id4", "id0"]);
    await dated.update("id1", () => ({ count: 1, dueAt: 70 }));
    await dated.remove("id3");
    const { rows } = await dated.listDue({ now: 30, after: null, limit: 9 });
    expect(rows.map(({ cursor, record }) => [cursor, record.count])).toEqual([
      [{ at: 30, id: "id2" }, 2],
    ]);
  });

  test("lists and counts by other times, and by a key, without expired documents", async () => {
    type Keyed = Thing & { deskKey?: string; lateAt?: number };
    const parse = (value: unknown): Keyed => ({ ...parseThing(value), ...(value as Keyed) });
    const keyed = on.makeStore<Keyed>({ name: on.named("keyed"), parse });
    const brief = on.makeStore<Keyed>({ name: on.named("keyed"), parse, keptFor: () => 1 });
    for (const [n, deskKey] of ["new", "new", "won"].entries())
      await keyed.update(`id${n}`, () => ({ count: n, deskKey, lateAt: 10 * n }));
    await keyed.update("none", () => ({ count: 9 }));
    await brief.update("gone", () => ({ count: 9, deskKey: "new", lateAt: 0 }));
    await tick(Date.now() + 5);
    expect(await Promise.all(["new", "won", "lost"].map((key) => keyed.count(key)))).toEqual([
      2, 1, 0,
    ]);
    const late = (now: number) => keyed.countDue({ by: "lateAt", now });
    expect(await Promise.all([-1, 10, 99].map(late))).toEqual([0, 2, 3]);
    const { rows } = await keyed.listDue({ by: "lateAt", now: 10, after: null, limit: 9 });
    expect(rows.map(({ cursor }) => cursor)).toEqual([
      { at: 0, id: "id0" },
      { at: 10, id: "id1" },
    ]);
    await keyed.update("id0", () => ({ count: 0, deskKey: "won" }));
    expect([await keyed.count("new"), await keyed.count("won"), await late(99)]).toEqual([1, 2, 2]);
  });

  describe("lists records", () => {
    /** All pages from a cursor on. */
    const listed = async (limit: number, before: Cursor | null = null) => {
      const pages: Page<Thing>[] = [];
      for (let place = before, isFirst = true; isFirst || place; isFirst = false) {
        const page = await on.store.list({ before: place, limit });
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
        await on.store.update(id, () => ({ count }));
        await tick(Date.now());
      }
    };

    test("newest first, page by page, with the times", async () => {
      expect(await on.store.list({ before: null, limit: 2 })).toEqual({ rows: [], next: null });
      await made("a", "b", "c", "d", "e");
      const pages = await listed(2);
      expect(idsOf(pages)).toEqual(["e", "d", "c", "b", "a"]);
      expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1]);
      const [{ cursor, record }] = pages[0]!.rows as [Page<Thing>["rows"][0]];
      expect(record).toEqual(await on.store.read("e"));
      expect(Math.floor(cursor.at)).toBe(record.createdAt);
    });

    test("each once, however many have the same time", async () => {
      const ids = Array.from({ length: 9 }, (_, n) => `same-${n}`);
      await Promise.all(ids.map((id) => on.store.update(id, () => ({ count: 1 }))));
      expect(idsOf(await listed(2)).toSorted()).toEqual(ids);
    }, 30_000);

    test("a change does not move a record, and a page has no later ones", async () => {
      await made("a", "b", "c");
      const { next } = await on.store.list({ before: null, limit: 1 });
      await on.store.update("a", () => ({ count: 9 }));
      await made("d");
      expect(idsOf(await listed(5, next))).toEqual(["b", "a"]);
      expect(idsOf(await listed(5))).toEqual(["d", "c", "b", "a"]);
    });

    test("from a time on", async () => {
      await made("a", "b", "c");
      const { createdAt } = (await on.store.read("c"))!;
      expect(idsOf(await listed(5, { at: createdAt, id: "" }))).toEqual(["b", "a"]);
    });

    test("oldest first, page by page, also from a time on", async () => {
      await made("a", "b", "c", "d", "e");
      const seen: string[] = [];
      let after: Cursor | null = null;
      do {
        const page: Page<Thing> = await on.store.list({ after, limit: 2 });
        seen.push(...idsOf([page]));
        after = page.next;
      } while (after);
      expect(seen).toEqual(["a", "b", "c", "d", "e"]);
      const { createdAt } = (await on.store.read("c"))!;
      const from = { at: createdAt - 0.001, id: "" };
      expect(idsOf([await on.store.list({ after: from, limit: 9 })])).toEqual(["c", "d", "e"]);
    });

    test("skips expired and unreadable documents, and continues after them", async () => {
      const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      await made("a", "b", "c", "d");
      await on.store.remove("d");
      await on.subject.spoil(on.collection, "unreadable");
      const brief = on.makeStore<Thing>({
        name: on.collection,
        parse: parseThing,
        keptFor: () => 1,
      });
      await brief.update("b", () => ({ count: 1 }));
      await tick(Date.now() + 5);
      expect(idsOf(await listed(1))).toEqual(["c", "a"]);
      expect(error).toHaveBeenCalledTimes(1);
      error.mockRestore();
    });
  });
};

import { log } from "@/lib/server/core/log";
import type { Cursor, Page } from "@/lib/server/store/store";
import { parseThing, type Thing, tick, type UnderTest } from "./under-test";

/** Lists by arrival. */
export const describeListing = (on: UnderTest): void => {
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

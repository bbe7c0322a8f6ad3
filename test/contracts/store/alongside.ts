import { log } from "@/lib/server/core/log";
import { alongside, type Change, FOR_EVER } from "@/lib/server/store/store";
import { ID, parseThing, type Thing, type UnderTest } from "./under-test";

/** Writes alongside another, in one transaction. */
export const describeAlongside = (on: UnderTest): void => {
  describe("changes other records alongside the first", () => {
    const others = (name: string) => on.makeStore({ name, parse: parseThing });
    type Of = (
      before: Thing | null,
      after: Thing | null,
    ) => { id: string; change: Change<Thing> } | null;
    const writeInto = (name: string, of: Of) =>
      alongside({ name, parse: parseThing, keptFor: FOR_EVER }, of);
    const more = (known: Thing | null) => ({ count: (known?.count ?? 0) + 1 });
    const tally = (name: string) => writeInto(name, () => ({ id: "all", change: more }));

    test("each time that one changes, from its before and after", async () => {
      const name = on.named("alongside");
      const seen: unknown[] = [];
      const noted = writeInto(name, (before, after) => {
        seen.push([before, after]);
        return { id: "all", change: more };
      });
      await on.store.update(ID, () => ({ count: 1 }), noted);
      await on.store.update(ID, (known) => known, noted);
      await on.store.update(ID, () => null, noted);
      await on.store.update(ID, () => ({ count: 2 }), noted);
      expect(seen).toEqual([
        [null, { count: 1 }],
        [{ count: 1 }, { count: 2 }],
      ]);
      expect(await others(name).read("all")).toMatchObject({ count: 2 });
    });

    test("several of them, also two of one collection", async () => {
      const [name, second] = [on.named("alongside"), on.named("second")];
      await on.store.update(
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

    test("none where `of` returns null", async () => {
      const name = on.named("alongside");
      await on.store.update(
        ID,
        () => ({ count: 1 }),
        writeInto(name, () => null),
      );
      expect(await on.store.read(ID)).toMatchObject({ count: 1 });
      expect(await others(name).read("all")).toBeNull();
    });

    test("both or neither: an error in either leaves both unchanged", async () => {
      const name = on.named("alongside");
      const bug = new RangeError("a bug in a change");
      const fail = () => {
        throw bug;
      };
      await on.store.update(ID, () => ({ count: 1 }), tally(name));
      for (const failing of [
        writeInto(name, fail),
        writeInto(name, () => ({ id: "all", change: fail })),
      ])
        await expect(on.store.update(ID, () => ({ count: 9 }), failing)).rejects.toBe(bug);
      await expect(on.store.update(ID, fail, tally(name))).rejects.toBe(bug);
      expect(await on.store.read(ID)).toMatchObject({ count: 1 });
      expect(await others(name).read("all")).toMatchObject({ count: 1 });
    });

    test("when one is removed: all of them or none, and none where nothing was removed", async () => {
      const name = on.named("alongside");
      const seen: unknown[] = [];
      const noted = writeInto(name, (before, after) => {
        seen.push([before, after]);
        return { id: "all", change: more };
      });
      const count = async () => (await others(name).read("all"))?.count;
      await on.store.update(ID, () => ({ count: 1 }));
      await on.store.remove(ID, ({ count }) => count === 2, noted);
      expect([seen, await count()]).toEqual([[], undefined]);
      const bug = new RangeError("a bug in a change");
      const failing = writeInto(name, () => ({
        id: "other",
        change: () => {
          throw bug;
        },
      }));
      await expect(on.store.remove(ID, undefined, tally(name), failing)).rejects.toBe(bug);
      expect([await on.store.read(ID), await count()]).toMatchObject([{ count: 1 }, undefined]);
      await on.store.remove(ID, ({ count }) => count === 1, noted);
      expect([seen, await count()]).toEqual([[[{ count: 1 }, null]], 1]);
      expect(await on.store.read(ID)).toBeNull();
      await on.store.remove(ID, undefined, tally(name));
      expect(await count()).toBe(1);
    });

    test("of the same collection when one is removed that cannot be read", async () => {
      const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      await on.store.update("all", () => ({ count: 1 }));
      await on.subject.spoil(on.collection, ID);
      await on.store.remove(
        ID,
        undefined,
        writeInto(on.collection, (before, after) =>
          before || after ? null : { id: "all", change: more },
        ),
      );
      expect([await on.store.read(ID), await on.store.read("all")]).toMatchObject([
        null,
        { count: 2 },
      ]);
      error.mockRestore();
    });

    test("without losing any of many simultaneous ones from several stores", async () => {
      const name = on.named("alongside");
      const stores = [on.store, on.makeStore<Thing>({ name: on.collection, parse: parseThing })];
      await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          stores[n % 2]!.update(`id${n}`, () => ({ count: n }), tally(name)),
        ),
      );
      expect(await others(name).read("all")).toMatchObject({ count: 10 });
      expect(await on.store.read("id9")).toMatchObject({ count: 9 });
    }, 60_000);
  });
};

import { log } from "@/lib/server/core/log";
import {
  drop,
  FOR_EVER,
  type Known,
  put,
  type Ref,
  ref,
  StoreUnavailable,
  type Transact,
} from "@/lib/server/store/store";
import { isUnreadable } from "@/lib/server/store/unreadable";
import { ID, parseThing, type Thing, tick, type UnderTest } from "./under-test";

/** Transactions on documents of several collections. */
export const describeTransactions = (on: UnderTest): void => {
  describe("changes documents together", () => {
    const thing = (id: string, name = on.collection): Ref<Thing> =>
      ref({ name, parse: parseThing, keptFor: FOR_EVER }, id);
    const transact: Transact = (reads, decide) => on.subject.transact(reads, decide);
    const others = () => on.makeStore({ name: on.named("others"), parse: parseThing });
    const more = (known: Known, of: Ref<Thing>) =>
      put(of, { count: (known.read(of)?.count ?? 0) + 1 });
    const put7 = (of: Ref<Thing>) => put(of, { count: 7 });

    test("of several collections, from what it reads, with the result of the decision", async () => {
      const [one, other] = [thing(ID), thing(ID, on.named("others"))];
      await on.store.update(ID, () => ({ count: 4 }));
      const result = await transact([one, other], (known) => {
        const seen = [known.read(one), known.read(other)];
        return { result: seen, writes: [more(known, one), put7(other)] };
      });
      expect(result).toEqual([
        { count: 4, createdAt: expect.any(Number), updatedAt: expect.any(Number) },
        null,
      ]);
      expect(await on.store.read(ID)).toMatchObject({ count: 5 });
      expect(await others().read(ID)).toMatchObject({ count: 7 });
      await transact([], () => ({ result: 0, writes: [drop(one), put7(thing("new"))] }));
      expect([await on.store.read(ID), await on.store.read("new")]).toMatchObject([
        null,
        { count: 7 },
      ]);
    });

    test("a record that was read is written without its times, which only maintenance keeps", async () => {
      await on.store.update(ID, () => ({ count: 1 }));
      const before = (await on.store.read(ID))!;
      const again = (keepsTime: boolean) =>
        transact([thing(ID)], (known) => ({
          result: null,
          writes: [put(thing(ID), { ...known.read(thing(ID))!, text: "again" }, keepsTime)],
        }));
      await tick(before.updatedAt);
      await again(true);
      expect(await on.store.read(ID)).toEqual({ ...before, text: "again" });
      expect(await on.subject.documentOf(on.collection, ID)).toEqual({ count: 1, text: "again" });
      await again(false);
      const after = (await on.store.read(ID))!;
      expect(after.createdAt).toBe(before.createdAt);
      expect(after.updatedAt).toBeGreaterThan(before.updatedAt);
    });

    test("that are found in others, up to twenty; one that asks for more is refused", async () => {
      const chain = (length: number) =>
        transact([thing("0")], (known) => {
          for (let n = 0; n <= length; n++) known.read(thing(`${n}`));
          return { result: length, writes: [more(known, thing("0"))] };
        });
      expect(await chain(20)).toBe(20);
      await expect(chain(21)).rejects.toThrow(RangeError);
      let asked = 0;
      const endless = transact([thing("0")], (known) => {
        for (;;) known.read(thing(`${++asked}`));
      });
      await expect(endless).rejects.toThrow(RangeError);
      expect(await on.store.read("0")).toMatchObject({ count: 1 });
    }, 30_000);

    test("of a collection with words that was never used, also found in another", async () => {
      const name = on.named("worded");
      const words = (one: Thing) => one.text!;
      const found = ref({ name, parse: parseThing, keptFor: FOR_EVER, words }, ID);
      await transact([], (known) => ({
        result: known.read(found),
        writes: [put(found, { count: 1, text: "river bank" })],
      }));
      const store = on.makeStore({ name, parse: parseThing, words });
      const rows = await store.search({ words: ["bank"], limit: 5 });
      expect(rows.map(({ cursor }) => cursor.id)).toEqual([ID]);
      await transact([found], () => ({ result: 0, writes: [drop(found)] }));
      expect(await store.search({ words: ["bank"], limit: 5 })).toEqual([]);
    });

    test("not those that have expired, which begin again", async () => {
      const brief = ref({ name: on.collection, parse: parseThing, keptFor: () => 1 }, ID);
      await transact([brief], () => ({ result: 0, writes: [put7(brief)] }));
      await tick(Date.now() + 5);
      const seen = await transact([brief], (known) => ({ result: known.read(brief), writes: [] }));
      expect(seen).toBeNull();
    });

    test("all or none: what the decision throws writes nothing, nor one document twice", async () => {
      const bug = new RangeError("a bug in a decision");
      const failing = transact([thing(ID)], () => {
        throw bug;
      });
      await expect(failing).rejects.toBe(bug);
      const twice = transact([], () => ({
        result: 0,
        writes: [put7(thing("a")), put7(thing(ID)), drop(thing(ID))],
      }));
      await expect(twice).rejects.toThrow("twice");
      expect([await on.store.read(ID), await on.store.read("a")]).toEqual([null, null]);
    });

    describe("around one that cannot be read", () => {
      let error: jest.SpyInstance;
      beforeEach(async () => {
        error = jest.spyOn(log, "error").mockImplementation(() => undefined);
        await on.store.update("another", () => ({ count: 1 }));
        await on.subject.spoil(on.collection, ID);
      });
      afterEach(() => error.mockRestore());
      const document = () => on.subject.documentOf(on.collection, ID);

      test.each<[string, (known: Known) => unknown]>([
        ["that is read", (known) => known.read(thing(ID))],
        [
          "that is read and whose error is caught",
          (known) => {
            try {
              return known.read(thing(ID));
            } catch {
              return null;
            }
          },
        ],
        ["that is only written", () => null],
      ])("nothing is written with one %s", async (_, act) => {
        const before = await document();
        const refused = transact([thing(ID)], (known) => {
          act(known);
          return { result: 0, writes: [put7(thing("another")), put7(thing(ID))] };
        });
        const thrown: unknown = await refused.catch((one: unknown) => one);
        expect(thrown).toBeInstanceOf(StoreUnavailable);
        expect(isUnreadable(thrown)).toBe(true);
        expect(await document()).toEqual(before);
        expect(await on.store.read("another")).toMatchObject({ count: 1 });
      });

      test.each([
        ["write", put7],
        ["removal", drop],
      ] as const)("its own %s is left out where it may be unreadable", async (_, write) => {
        const before = await document();
        const seen = await transact([thing(ID)], (known) => ({
          result: known.readable(thing(ID)),
          writes: [put7(thing("another")), write(thing(ID))],
        }));
        expect(seen).toBeNull();
        expect(await document()).toEqual(before);
        expect(await on.store.read("another")).toMatchObject({ count: 7 });
      });

      test("it is removed where nothing is asked of it", async () => {
        await transact([], () => ({ result: 0, writes: [drop(thing(ID))] }));
        expect(await on.store.read(ID)).toBeNull();
      });
    });

    test("keeps both effects of transactions that find the same document", async () => {
      const shared = thing("shared");
      const both = ["a", "b", "c"].map((id) =>
        transact([thing(id)], (known) => ({
          result: id,
          writes: [more(known, thing(id)), more(known, shared)],
        })),
      );
      expect(await Promise.all(both)).toEqual(["a", "b", "c"]);
      expect(await on.store.read("shared")).toMatchObject({ count: 3 });
    }, 60_000);

    test("loses none of 200 at once of one document, named in either order with another", async () => {
      const named = [thing(ID), thing(ID, on.named("others"))];
      await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          transact(n % 2 === 0 ? named : named.toReversed(), (known) => ({
            result: n,
            writes: named.map((one) => more(known, one)),
          })),
        ),
      );
      expect(await on.store.read(ID)).toMatchObject({ count: 200 });
      expect(await others().read(ID)).toMatchObject({ count: 200 });
    }, 60_000);
  });
};

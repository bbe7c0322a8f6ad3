import { log } from "@/lib/server/core/log";
import { StoreUnavailable } from "@/lib/server/store/store";
import { isUnreadable, unreadableCount } from "@/lib/server/store/unreadable";
import { ID, type UnderTest } from "./under-test";

/** Documents that cannot be parsed. */
export const describeUnreadable = (on: UnderTest): void => {
  describe("keeps a document that it cannot read", () => {
    let error: jest.SpyInstance;
    beforeEach(async () => {
      error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      await on.store.update("another", () => ({ count: 1 }));
      await on.subject.spoil(on.collection, ID);
    });
    afterEach(() => error.mockRestore());
    const document = () => on.subject.documentOf(on.collection, ID);

    test("unchanged: it cannot be read, changed or removed by a condition", async () => {
      const before = await document();
      for (const call of [
        on.store.read(ID),
        on.store.update(ID, () => ({ count: 7 })),
        on.store.remove(ID, () => true),
      ]) {
        const thrown: unknown = await call.catch((one: unknown) => one);
        expect(thrown).toBeInstanceOf(StoreUnavailable);
        expect(isUnreadable(thrown)).toBe(true);
      }
      expect(await document()).toEqual(before);
      expect(await on.store.update("another", () => ({ count: 2 }))).toEqual({ count: 2 });
    });

    test("counts it and logs it once, without its content", async () => {
      const before = unreadableCount();
      await on.store.read(ID).catch(() => null);
      await on.store.list({ before: null, limit: 5 });
      expect(unreadableCount()).toBe(before + 1);
      expect(error.mock.calls).toEqual([
        [
          {
            event: "unreadable record",
            collection: on.collection,
            id: "7b1f0a86",
            kind: expect.stringMatching(/Error$/),
            where: expect.stringMatching(/Error$/),
          },
        ],
      ]);
      await on.store.remove(ID);
      expect(unreadableCount()).toBe(before);
    });

    test("but removes it without a condition, and then creates the record again", async () => {
      await on.store.remove(ID);
      expect(await on.store.read(ID)).toBeNull();
      expect(await on.store.update(ID, () => ({ count: 7 }))).toEqual({ count: 7 });
    });

    test("and commits other changes of the same tick", async () => {
      const [refused, done] = await Promise.allSettled([
        on.store.update(ID, () => ({ count: 7 })),
        on.store.update("another", () => ({ count: 3 })),
      ]);
      expect(refused.status).toBe("rejected");
      expect(done).toEqual({ status: "fulfilled", value: { count: 3 } });
    });
  });
};

import { ID, parseThing, type Thing, type UnderTest } from "./under-test";

const PARALLEL = 20;

/** Changes of one record at the same time. */
export const describeParallelChanges = (on: UnderTest): void => {
  test(`loses none of ${PARALLEL} parallel changes of one record`, async () => {
    const more = (record: Thing | null) => ({ count: (record?.count ?? 0) + 1 });
    await Promise.all(Array.from({ length: PARALLEL }, () => on.store.update(ID, more)));
    expect(await on.store.read(ID)).toMatchObject({ count: PARALLEL });
  }, 30_000);

  test("loses no change of one record by several stores, as from several servers", async () => {
    const stores = Array.from({ length: 5 }, () =>
      on.makeStore({ name: on.collection, parse: parseThing }),
    );
    const more = (record: Thing | null) => ({ count: (record?.count ?? 0) + 1 });
    await Promise.all([...stores, ...stores].map((each) => each.update(ID, more)));
    expect(await on.store.read(ID)).toMatchObject({ count: 10 });
  }, 60_000);

  test(`creates one record in ${PARALLEL} parallel creations`, async () => {
    const made = await Promise.all(
      Array.from({ length: PARALLEL }, (_, count) =>
        on.store.update(ID, (known) => known ?? { count }),
      ),
    );
    expect(new Set(made.map((record) => record?.count)).size).toBe(1);
  }, 30_000);
};

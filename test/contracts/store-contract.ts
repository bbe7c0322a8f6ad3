// holds: #stored-data
import type { Store } from "@/lib/server/store/store";
import { describeFinding } from "./store/finding";
import { describeListing } from "./store/listing";
import { describeParallelChanges } from "./store/parallel-changes";
import { describeRecords } from "./store/records";
import { describeSearching } from "./store/searching";
import { describeTransactions } from "./store/transactions";
import { type MakeStore, parseThing, type Subject, type UnderTest } from "./store/under-test";
import { describeUnreadable } from "./store/unreadable";

/** The contract of every adapter of the port. `prepare` runs before its tests. */
export const describeStore = (name: string, prepare: () => Promise<Subject>): void => {
  describe(`${name} keeps the contract of the store`, () => {
    const opened: Store<object>[] = [];
    const makeStore: MakeStore = (kind) => {
      const made = on.subject.makeStore(kind);
      opened.push(made as unknown as Store<object>);
      return made;
    };
    let collections = 0;
    const named = (of: string) => `${of}${collections}`;
    const on = { makeStore, named } as UnderTest;

    beforeAll(async () => {
      on.subject = await prepare();
    });
    beforeEach(() => {
      collections++;
      on.collection = named("things");
      on.store = makeStore({ name: on.collection, parse: parseThing });
    });
    afterAll(() => opened.forEach((each) => each.close()));

    describeRecords(on);
    describeParallelChanges(on);
    describeTransactions(on);
    describeListing(on);
    describeFinding(on);
    describeSearching(on);
    describeUnreadable(on);
  });
};

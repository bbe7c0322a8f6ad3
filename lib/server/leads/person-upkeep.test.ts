import "@/test/support/own-store";
import { NEW_PERSON, withFields, withPersonLead } from "@/lib/domain/leads/person";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import type { Collection, Store } from "@/lib/server/store/store";
import { deskOn } from "@/test/builders/desk-on-store";
import { briefOf, PROMISE } from "@/test/builders/people";
import { CONTACT } from "@/test/builders/desk-leads";
import { databasePath } from "@/test/support/own-store";
import { createPersonUpkeep } from "./person-upkeep";

const NOW = Date.now();
const people = sqliteStore(databasePath, PEOPLE);
afterAll(() => people.close());

test("a person whose message a restore took out waits no more once people are folded", async () => {
  const brief = briefOf("lead", { ...CONTACT, receivedAt: NOW });
  const person = withFields(withPersonLead(NEW_PERSON, brief), PROMISE);
  const notes = [{ at: NOW, by: "op@bizgrow.in", stage: "new", text: "Rang." }];
  await people.update("p", () => ({
    ...person,
    notes,
    leads: [],
    foldAt: 0,
    details: { name: "Asha" },
  }));
  expect(await people.count({ by: "waitRank" })).toBe(1);
  const { foldAgain } = createPersonUpkeep({
    leads: sqliteStore(databasePath, LEADS),
    people,
    save: async () => null,
    transact: sqliteTransact(databasePath),
    promise: PROMISE,
    now: () => NOW,
  });
  await foldAgain();
  expect(await people.count({ by: "waitRank" })).toBe(0);
  const kept = await people.read("p");
  expect(kept).toMatchObject({ notes, details: { name: "Asha" } });
  expect(kept).not.toHaveProperty("foldAt");
});

test("only what an earlier release left is read, and nothing once it is moved", async () => {
  const read: string[] = [];
  /** A store that notes what its pages hold; as Firestore it leaves nothing out by its text. */
  const noting = <R extends object>(of: Collection<R>): Store<R> => {
    const store = sqliteStore(databasePath, of);
    const noted = async (page: ReturnType<Store<R>["list"]>) => {
      const { rows } = await page;
      read.push(...rows.map(({ cursor }) => cursor.id));
      return page;
    };
    return {
      ...store,
      list: ({ mayFit, ...query }) => noted(store.list(query)),
      find: (query) => noted(store.find(query)),
    };
  };
  const {
    leads,
    people: lists,
    saveLead,
    upkeep,
    close,
  } = deskOn({
    open: noting,
    transact: sqliteTransact(databasePath),
  });
  await saveLead.save("now", () => ({ ...CONTACT, receivedAt: NOW }));
  await upkeep.placeAll();
  expect(read).toEqual([]);
  const { isApart, payClaims, ...former } = CONTACT;
  const notes = [{ at: NOW, by: "op@bizgrow.in", status: "demo", text: "" }];
  await leads.update("of 1.0.0", () => ({ ...former, status: "demo", notes }) as never);
  await lists.update("list", () => NEW_PERSON);
  await upkeep.placeAll();
  expect(read.toSorted()).toEqual(["list", "now", "of 1.0.0", "p"]);
  expect(await lists.read("list")).toBeNull();
  expect(await lists.read("of 1.0.0")).toMatchObject({ stage: "talking" });
  expect(await lists.read("p")).toMatchObject({ details: { name: "Asha" } });
  read.length = 0;
  await upkeep.placeAll();
  expect(read).toEqual([]);
  close();
});

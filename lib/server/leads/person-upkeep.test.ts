import "@/test/support/own-store";
import { NEW_PERSON, withFields, withPersonLead } from "@/lib/domain/leads/person";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
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

// holds: #one-key-a-person
import "@/test/support/own-store";
import { readFileSync } from "node:fs";
import { databasePath } from "@/test/support/own-store";
import { CONTACT } from "@/test/builders/desk-leads";
import { DESK_QUERIES, deskOn } from "@/test/builders/desk-on-store";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import type { Collection, CountQuery, FindQuery, Store } from "@/lib/server/store/store";

type Index = { collectionGroup: string; fields: { fieldPath: string; order: string }[] };

/** The indexes that Firestore needs besides those of one field, which it has and merges: "people stage latestAt-". */
const asked = new Set<string>();
const noteIndex = (of: string, where: object, ...rest: string[]) => {
  const fields = [...Object.keys(where).toSorted(), ...rest];
  if (rest.length > 0 && fields.length > 1) asked.add([of, ...fields].join(" "));
};

/** A store that notes which indexes its calls need; a count leaves out what has expired. */
const noting = <R extends object>(of: Collection<R>): Store<R> => {
  const store = sqliteStore(databasePath, of);
  return {
    ...store,
    find: (query: FindQuery) => {
      const { where = {}, by, order } = query;
      noteIndex(
        of.name,
        where,
        ...[by].flat().map((name) => (order === "desc" ? `${name}-` : name)),
      );
      return store.find(query);
    },
    count: (query: CountQuery) => {
      const { where = {}, by } = query;
      for (const rest of [[], ["expiresAt"]])
        noteIndex(of.name, where, ...(by === undefined ? [] : [by]), ...rest);
      return store.count(query);
    },
  };
};

const desk = deskOn({ open: noting, transact: sqliteTransact(databasePath) });
afterAll(desk.close);

test("the indexes that are deployed are those that the desk's queries need", async () => {
  const lead = { ...CONTACT, phone: "+919822067890", email: "asha@patil.in" };
  const { person } = (await desk.saveLead.save("a".repeat(64), () => lead))!;
  for (const ask of DESK_QUERIES) await ask(desk, person!);
  const { indexes } = JSON.parse(readFileSync("deploy/firestore.indexes.json", "utf8")) as {
    indexes: Index[];
  };
  const deployed = indexes.map(({ collectionGroup, fields }) => {
    const names = fields.map(({ fieldPath, order }) => fieldPath + (order === "DESCENDING" ? "-" : "")); // prettier-ignore
    return [collectionGroup, ...names].join(" ");
  });
  expect(deployed.toSorted()).toEqual([...asked].toSorted());
});

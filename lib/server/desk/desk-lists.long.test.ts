// Over 1 s: the emulator makes contending transactions wait.
// holds: #partners
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { codeOf } from "@/lib/domain/desk/partners";
import { firestoreTransact } from "@/lib/server/store/firestore-transact";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import {
  type Collection,
  type Store,
  StoreUnavailable,
  type Transact,
} from "@/lib/server/store/store";
import { onFirestore } from "@/test/support/on-firestore";
import { createDeskLog, DESK_LOG } from "./desk-log";
import { createDeskList, isPartner, PARTNER_LIST, PARTNERS } from "./desk-lists";

type Stores = {
  open: <R extends object>(of: Collection<R>) => Store<R>;
  transact: Transact;
};

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const partnerNamed = (name: string) => ({ code: codeOf(name), name, isEnded: false });
const [SHARMA, RAO] = [partnerNamed("CA Sharma"), partnerNamed("राव")];

const describePartners = (engine: string, start: () => Promise<Stores>) =>
  test(`${engine}: of two operators at once one is first, and what is kept is read again`, async () => {
    const { open, transact } = await start();
    const logged = open(DESK_LOG);
    const log = createDeskLog(logged, Date.now);
    const partners = createDeskList(PARTNER_LIST, { transact, store: open(PARTNERS), log });
    const save = (by: string, version: number, partner: typeof SHARMA) =>
      partners.change(by, version, partner.code, partner);
    expect(await partners.read()).toEqual({ version: 0, partners: [] });
    const both = await Promise.all([save(ASHA, 0, SHARMA), save(RAVI, 0, RAO)]);
    expect(both.filter(({ isSaved }) => isSaved)).toHaveLength(1);
    const second = both[0].isSaved ? RAO : SHARMA;
    // The same call once more changes nothing, and is no loss.
    const first = both[0].isSaved ? SHARMA : RAO;
    expect((await save(ASHA, 0, first)).isSaved).toBe(true);
    await save(RAVI, 1, second);
    await save(ASHA, 2, { ...first, isEnded: true });
    // Nothing changed: nothing is written.
    await save(ASHA, 3, second);
    expect(await partners.read()).toMatchObject({
      version: 3,
      partners: [second, { ...first, isEnded: true }],
    });
    expect(await isPartner(partners.read, first.code)).toBe(true);
    expect(await isPartner(partners.read, "nobody")).toBe(false);
    expect((await logged.list({ before: null, limit: 9 })).rows).toHaveLength(3);
  });

describePartners("SQLite", async () => ({
  open: (of) => sqliteStore(databasePath, of),
  transact: sqliteTransact(databasePath),
}));

onFirestore("Partners", (start) =>
  describePartners("Firestore", async () => {
    const { open, database } = await start();
    return { open, transact: firestoreTransact(() => database, 50_000) };
  }),
);

test("while the store cannot say who is known, a link is nobody's", async () => {
  const read = () => Promise.reject(new StoreUnavailable(new Error("cut off")));
  expect(await isPartner(read, SHARMA.code)).toBe(false);
});

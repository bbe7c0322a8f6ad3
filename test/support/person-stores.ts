import { ACCOUNTS } from "@/lib/server/store/schemas/stored-account";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { LINKS, PAIRS } from "@/lib/server/store/schemas/stored-share";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { sqliteStore } from "@/lib/server/store/sqlite";
import type { Collection, Store } from "@/lib/server/store/store";

/** The collections with a person's data, each opened by `open`. */
export const personStores = (open: <R extends object>(of: Collection<R>) => Store<R>) => ({
  accounts: open(ACCOUNTS),
  users: open(USERS),
  leads: open(LEADS),
  submissions: open(SUBMISSIONS),
  links: open(LINKS),
  pairs: open(PAIRS),
});

/** The same in an SQLite file, closed after the tests. */
export const sqlitePersonStores = (path: string) => {
  const stores = personStores((of) => sqliteStore(path, of));
  afterAll(() => Object.values(stores).forEach((store) => store.close()));
  return stores;
};

import { LINKS, PAIRS } from "@/lib/server/store/schemas/stored-share";
import { sqliteStore } from "@/lib/server/store/sqlite";

/** The collections of private links, and of pairs of release 1.0.0, in an SQLite file. */
export const shareStores = (path: string) => ({
  links: sqliteStore(path, LINKS),
  pairs: sqliteStore(path, PAIRS),
});

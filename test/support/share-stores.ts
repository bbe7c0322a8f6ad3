import { LINKS, PAIRS } from "@/lib/server/store/schemas/stored-share";
import { sqliteStore } from "@/lib/server/store/sqlite";

/** The collections of private links and pairs in an SQLite file. */
export const shareStores = (path: string) => ({
  links: sqliteStore(path, LINKS.name, LINKS.parse, LINKS.keptFor),
  pairs: sqliteStore(path, PAIRS.name, PAIRS.parse, PAIRS.keptFor),
});

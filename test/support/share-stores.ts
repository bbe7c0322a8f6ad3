import { LINKS, COMPARISONS } from "@/lib/server/store/collections";
import { sqliteStore } from "@/lib/server/store/sqlite";

/** The collections of private links and comparisons in an SQLite file. */
export const shareStores = (path: string) => ({
  links: sqliteStore(path, LINKS.name, LINKS.parse, LINKS.keptFor),
  comparisons: sqliteStore(path, COMPARISONS.name, COMPARISONS.parse, COMPARISONS.keptFor),
});

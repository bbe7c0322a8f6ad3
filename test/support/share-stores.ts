import { COMPARISONS, LINKS } from "@/lib/server/store/schemas/stored-share";
import { sqliteStore } from "@/lib/server/store/sqlite";

/** The collections of private links and comparisons in an SQLite file. */
export const shareStores = (path: string) => ({
  links: sqliteStore(path, LINKS),
  comparisons: sqliteStore(path, COMPARISONS),
});

import { type Counts, sumOf, type Tally } from "@/lib/domain/funnel/daily-counts";
import { storedRecords } from "./stored-records";

/** All counts on disk for a source and a language, of all days. */
export const countedRows = (databasePath: string, source: string, lang: string): Counts =>
  [...storedRecords<Tally>(databasePath, "counts").values()]
    .flatMap(({ rows }) => rows)
    .filter((row) => row.source === source && row.lang === lang)
    .reduce<Counts>((sum, { counts }) => sumOf(sum, counts), {});

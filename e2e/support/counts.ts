import { type Counts, sumOf } from "@/lib/domain/funnel/daily-counts";
import type { SiteStore } from "./site-store";

/** What was counted so far for a source and a language. */
export const countedFor = async (
  store: SiteStore,
  source: string,
  lang: string,
): Promise<Counts> => {
  const rows = (await store.tallies()).flatMap((tally) => tally.rows);
  return rows
    .filter((row) => row.source === source && row.lang === lang)
    .reduce((sum, { counts }) => sumOf(sum, counts), {});
};

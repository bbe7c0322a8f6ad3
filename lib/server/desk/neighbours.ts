import { langOfBack } from "@/lib/domain/core/desk-path";
import { pathIn } from "@/lib/domain/core/languages";
import { askedBy } from "@/lib/domain/leads/desk-filter";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { cursorFrom } from "./cursor-text";
import { listChoiceOf, listQueryIn } from "./list-choice";
import { type PeopleDesk, TODAY_GROUPS } from "./people-desk";

/** The ids of the leads before and after one in its list. */
export type Neighbours = { previous: string | null; next: string | null };

/**
 * Finds the neighbours of a lead on the page of the list that led to it; `back` is the page's path with its query,
 * `search` the words that the session keeps. None for any other page. Rejects with StoreUnavailable.
 */
export const createNeighbours = ({ today, list }: PeopleDesk["unlogged"]) => {
  const rowsOf = async (by: string, back: string, search: string): Promise<PersonRow[]> => {
    const [path, query = ""] = back.split("?");
    const fields = new URLSearchParams(query);
    const cursor = cursorFrom(fields.get("after"));
    const lang = langOfBack(back);
    if (path === pathIn(lang, "/desk")) {
      const group = TODAY_GROUPS.find((one) => one === fields.get("group"));
      const { answer, due } = await today(group && cursor ? { group, cursor } : undefined);
      return [...answer.rows, ...due.rows];
    }
    if (path !== pathIn(lang, "/desk/leads")) return [];
    const { filter, order } = listChoiceOf(listQueryIn(Object.fromEntries(fields)), search);
    return (await list(askedBy(filter, by), order, cursor)).rows;
  };

  return async (by: string, back: string, id: string, search: string): Promise<Neighbours> => {
    const ids = (await rowsOf(by, back, search)).map((row) => row.id);
    const at = ids.indexOf(id);
    if (at < 0) return { previous: null, next: null };
    return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
  };
};

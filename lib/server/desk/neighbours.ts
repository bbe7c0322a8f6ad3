import { langOfBack } from "@/lib/domain/core/desk-path";
import { pathIn } from "@/lib/domain/core/languages";
import { askedBy } from "@/lib/domain/leads/desk-filter";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { cursorFrom, listChoiceOf, listQueryIn } from "./list-choice";
import { type PeopleDesk, TODAY_GROUPS } from "./people-desk";

/** A lead of a list, and its place on the page, from 0. */
type Place = { id: string; at: number };
/** The leads before and after one in its list. */
export type Neighbours = { previous: Place | null; next: Place | null };

/** A lead, the path of the page that led to it with its query, its place there, and the words that the session keeps. */
type ListPlace = { id: string; back: string; at: number; search: string };

/** Finds the neighbours of a lead on the page that led to it; none if that is no list. Rejects with StoreUnavailable. */
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

  return async (by: string, { id, back, at, search }: ListPlace): Promise<Neighbours> => {
    const ids = (await rowsOf(by, back, search)).map((row) => row.id);
    const place = (n: number) => (ids[n] === undefined ? null : { id: ids[n], at: n });
    const here = ids.indexOf(id);
    // A lead that has left the list by what was done to it: the next one is in its place.
    if (here < 0) return { previous: place(at - 1), next: place(at) };
    return { previous: place(here - 1), next: place(here + 1) };
  };
};

import type { ListQuery } from "@/lib/server/desk/list-choice";

type ListFieldsProps = {
  query: ListQuery;
  /** The words that are looked for, for a form that is posted; "": none. */
  search?: string;
  /** These are left out: the form has fields for them. */
  without?: readonly (keyof ListQuery)[];
};

/** The choice of the list in a form. */
export const ListFields = ({ query, search = "", without = [] }: ListFieldsProps) => (
  <>
    {(Object.keys(query) as (keyof ListQuery)[])
      .filter((name) => !without.includes(name))
      .map((name) => (
        <input key={name} type="hidden" name={name} value={query[name]} />
      ))}
    {search && <input type="hidden" name="search" value={search} />}
  </>
);

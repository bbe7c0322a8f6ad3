import { buttonClass } from "@/components/ui/button";
import { cursorText, deskHref, type ListQuery } from "@/lib/server/desk/list-choice";
import type { DeskCounts } from "@/lib/domain/leads/people-lists";
import type { PeoplePage } from "@/lib/server/desk/people-desk";
import { ListChips, ListSearch } from "./list-filters";
import { PersonRows, type PeopleView } from "./person-rows";

type ListViewProps = PeopleView & {
  query: ListQuery;
  /** The words that are looked for; "": none. */
  search: string;
  counts: DeskCounts;
  page: PeoplePage;
};

/** The people: search, chips, and rows. */
export function ListView({ query, search, counts, page, ...view }: ListViewProps) {
  const { lang, words, isAlone } = view;
  const { list, today } = words.screens;
  const { rows, next } = page;
  const isAll = Object.keys(query).length === 0;
  const none = isAll
    ? `${today.first} ${today.firstText}`
    : `${list.none} ${query.found && !search ? list.forgotten : list.noneText}`;
  return (
    <div className="page pb-12">
      <ListSearch {...view} search={search} />
      <ListChips {...{ lang, words, counts, query, isAlone }} />
      <section aria-label={list.label} className="mt-3">
        {rows.length === 0 ? (
          <p className="py-2 text-soft">{none}</p>
        ) : (
          <PersonRows {...view} rows={rows} />
        )}
        {next && (
          <a
            className={buttonClass("secondary", "mt-4")}
            href={deskHref(lang, "/people", { ...query, after: cursorText(next) })}
          >
            {today.more}
          </a>
        )}
      </section>
    </div>
  );
}

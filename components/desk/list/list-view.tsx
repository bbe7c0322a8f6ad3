import { Button } from "@/components/ui/button";
import { deskHref, type ListQuery } from "@/lib/server/desk/list-choice";
import { type ListCounts, LISTED } from "@/lib/domain/leads/people-lists";
import { KNOWN } from "@/lib/domain/leads/wants";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import type { PeoplePage } from "@/lib/server/desk/people-desk";
import { PersonRows, type PeopleView } from "./person-rows";

type ListViewProps = PeopleView & {
  query: ListQuery;
  /** The words that are looked for; "": none. */
  search: string;
  counts: ListCounts;
  page: PeoplePage;
};

/** The people: search, chips, and rows. */
export function ListView({ query, search, counts, page, ...view }: ListViewProps) {
  const { lang, words, isAlone } = view;
  const { list, today } = words.screens;
  const isAll = Object.keys(query).length === 0;
  const none = isAll
    ? `${today.first} ${today.firstText}`
    : `${list.none} ${query.found && !search ? list.forgotten : list.noneText}`;
  return (
    <div className="page pb-12">
      <ListSearch {...view} search={search} />
      <ListChips {...{ lang, words, counts, query, isAlone }} />
      <section aria-label={list.label} className="mt-3">
        {page.rows.length === 0 && <p className="py-2 text-soft">{none}</p>}
        <PersonRows {...view} page={page} more={["/people", query]} />
      </section>
    </div>
  );
}

type ListSearchProps = DeskProps & { back: string; search: string };

/** The search in one line. It is posted: a name in an address would be in logs. */
export const ListSearch = ({ words: { filter }, back, search }: ListSearchProps) => (
  <DeskForm to="search" back={back} className="flex gap-2 pt-2">
    <input
      key={search}
      type="search"
      name="text"
      className="control mt-0 min-w-0 flex-[1_1_12rem]"
      aria-label={filter.text}
      placeholder={filter.text}
      defaultValue={search}
    />
    <Button kind="primary" type="submit" className="min-h-11 px-4">
      {filter.find}
    </Button>
  </DeskForm>
);

type ListChipsProps = DeskProps & { counts: ListCounts; query: ListQuery; isAlone: boolean };

/** The list by stage, by who has it, or of spam, with how many there are. */
function ListChips({ lang, words, counts, query, isAlone }: ListChipsProps) {
  const { owners, spam, chips } = words.screens.list;
  const { stage, owner } = query;
  const whose = isAlone ? [] : (["me", "nobody"] as const);
  const options: { name: string; n?: number; isOn: boolean; next: ListQuery }[] = [
    { name: words.filter.any, isOn: Object.keys(query).length === 0, next: {} },
    ...LISTED.filter((one) => one !== KNOWN || counts.stages[one] > 0).map((one) => ({
      name: one === KNOWN ? words.wants[one] : words.stages[one],
      n: counts.stages[one],
      isOn: stage === one,
      next: { stage: one },
    })),
    ...whose.map((one) => ({ name: owners[one], isOn: owner === one, next: { owner: one } })),
    { name: spam, n: counts.spam, isOn: query.spam === "1", next: { spam: "1" } },
  ];
  return (
    <nav
      aria-label={chips}
      className="desk-chips mt-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1"
    >
      {options.map(({ name, n, isOn, next }) => (
        <a
          key={name}
          className="desk-chip max-sm:flex-none max-sm:focus-visible:-outline-offset-3"
          aria-current={isOn ? "true" : undefined}
          href={deskHref(lang, "/people", next)}
        >
          {name}
          {n !== undefined && <strong>{n}</strong>}
        </a>
      ))}
    </nav>
  );
}

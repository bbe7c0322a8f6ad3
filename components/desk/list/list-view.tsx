import { fill } from "@/lib/domain/core/fill";
import type { DeskCounts } from "@/lib/domain/leads/desk-filter";
import { Button, buttonClass } from "@/components/ui/button";
import { DeskForm } from "@/components/desk/desk-form";
import { cursorText, deskHref, type ListQuery } from "@/lib/server/desk/list-choice";
import type { PeoplePage } from "@/lib/server/desk/people-desk";
import { ListFilters, ListSearch, StatusChips } from "./list-filters";
import { NextSteps } from "./next-steps";
import { PersonRows, type PeopleView } from "./person-rows";
import "./list-view.css";

/** The form in which people are picked. */
const PICKING = "many";

export type ListViewProps = PeopleView & {
  query: ListQuery;
  /** The words that are looked for; "": none. */
  search: string;
  counts: DeskCounts;
  page: PeoplePage;
  /** The source names an import, which can be taken back. */
  isImport: boolean;
};

const peopleText = (n: number, { screens: { list } }: ListViewProps["words"]): string =>
  n === 1 ? list.one : fill(list.total, { n });

/** The list: search, chips, filters, people, and what can be done to many. */
export function ListView(props: ListViewProps) {
  const { query, search, counts, page, isImport, ...view } = props;
  const { lang, words } = view;
  const { screens } = words;
  const isAll = Object.keys(query).length === 0;
  const { total, rows, next } = page;
  const none = isAll
    ? `${screens.today.first} ${screens.today.firstText}`
    : `${screens.list.none} ${query.found && !search ? screens.list.forgotten : screens.list.noneText}`;
  return (
    <div className="page pb-12">
      <ListSearch {...view} search={search} />
      <ListFilters {...{ lang, words, query }} />
      <StatusChips {...{ lang, words, counts, query }} />
      <section aria-label={screens.list.label} className="pick-list mt-3">
        {rows.length > 0 && <input type="checkbox" id="pick" className="pick-switch" />}
        <div className="flex flex-wrap items-center gap-1.5 py-2">
          <p className="mr-auto text-soft">
            {rows.length === 0 ? none : total !== null && peopleText(total, words)}
          </p>
          {rows.length > 0 && (
            <label htmlFor="pick" className="desk-chip pick-label">
              {screens.many.select}
            </label>
          )}
        </div>
        {rows.length > 0 && (
          <>
            <PersonRows {...view} rows={rows} picking={PICKING} />
            <ManyForm {...view} />
          </>
        )}
        {next && (
          <a
            className={buttonClass("secondary", "mt-4")}
            href={deskHref(lang, "/leads", { ...query, after: cursorText(next) })}
          >
            {screens.today.more}
          </a>
        )}
      </section>
      <ListMore {...{ lang, words, query, search, isImport }} back={view.back} />
    </div>
  );
}

/** What can be done to the people who are picked; their boxes name this form. */
const ManyForm = ({ words, back, now }: PeopleView) => {
  const { many } = words.screens;
  return (
    <DeskForm id={PICKING} to="many" back={back} data-reset className="pick-bar">
      <p className="pick-count">{many.selected}</p>
      <NextSteps {...{ words, now }} />
      <p className="desk-chips">
        {(["spam", "notSpam"] as const).map((mark) => (
          <button key={mark} name="do" value={mark} className="desk-chip">
            {many[mark]}
          </button>
        ))}
      </p>
    </DeskForm>
  );
};

type ListMoreProps = Pick<
  ListViewProps,
  "lang" | "words" | "query" | "search" | "isImport" | "back"
>;

/** A file of what the filter finds; a list that is brought. */
function ListMore({ lang, words, query, search, isImport, back }: ListMoreProps) {
  const { export: file } = words;
  const { add, import: bring } = words.forms;
  const link = buttonClass("quiet");
  return (
    <details className="entry mt-8 border-t border-rule">
      <summary>{words.screens.list.more}</summary>
      <DeskForm to="export" back={back} fields={{ ...query, search }} className="max-w-2xl pb-4">
        <h2 className="text-lg">{file.title}</h2>
        <p className="mt-2 mb-3 text-soft">{file.text}</p>
        <p className="flex flex-wrap gap-3">
          <Button type="submit">{file.csv}</Button>
        </p>
      </DeskForm>
      {isImport && (
        <DeskForm
          to="import"
          back={back}
          fields={{ source: query.source }}
          className="max-w-2xl pb-4"
        >
          <p className="mb-3 text-soft">{bring.undoText}</p>
          <Button type="submit" name="do" value="undo">
            {bring.undo}
          </Button>
        </DeskForm>
      )}
      <p className="pb-6">
        <a className={link} href={deskHref(lang, "/import")}>
          {add.list}
        </a>
      </p>
    </details>
  );
}

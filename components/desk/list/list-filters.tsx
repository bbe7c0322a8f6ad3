import Link from "next/link";
import { LIST_ORDERS } from "@/lib/domain/desk/list-order";
import { LANGS } from "@/lib/domain/core/languages";
import { WANTS } from "@/lib/domain/leads/wants";
import { PACKAGES } from "@/lib/domain/check/packages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { deskHref, type ListQuery } from "@/lib/server/desk/list-choice";
import type { DeskProps } from "@/components/desk/desk-words";
import { ListFields } from "./list-fields";

type ListSearchProps = DeskProps & { back: string; search: string };

/** The search in one line. It is posted: a name in an address would be in logs. */
export const ListSearch = ({ words: { filter }, back, search }: ListSearchProps) => (
  <form method="post" action="/api/desk/search" className="search-line">
    <input type="hidden" name="back" value={back} />
    <input
      key={search}
      type="search"
      name="text"
      className="control"
      aria-label={filter.text}
      placeholder={filter.text}
      defaultValue={search}
    />
    <Button kind="primary" type="submit">
      {filter.find}
    </Button>
  </form>
);

/** In the folded form; the others are set by chips and the search. */
const FOLDED = ["wants", "package", "area", "lang", "source", "from", "to", "order"] as const;

type ListFiltersProps = DeskProps & { query: ListQuery };

/** The other filters, folded away. */
export function ListFilters({ lang, words, query }: ListFiltersProps) {
  const { filter: text, screens, wants, langs, areaTitles } = words;
  const { list } = screens;
  const chosen = FOLDED.filter((name) => query[name] !== undefined).length;
  const choices: readonly [name: (typeof FOLDED)[number], label: string, options: Options][] = [
    ["wants", list.topic, WANTS.map((one) => [one, wants[one]])],
    ["package", text.package, PACKAGES.map(({ id, name }) => [id, name])],
    ["area", text.area, SECTIONS.map(({ id }) => [id, areaTitles[id]])],
    ["lang", text.lang, LANGS.map((one) => [one, langs[one]])],
    ["order", list.order, LIST_ORDERS.map((one) => [one, list.orders[one]])],
  ];
  return (
    <details className="entry">
      <summary>{chosen > 0 ? fill(list.filtersOn, { n: chosen }) : list.filters}</summary>
      <form
        key={JSON.stringify(query)}
        method="get"
        action={deskHref(lang, "/leads")}
        className="filter-grid"
      >
        <ListFields query={query} without={FOLDED} />
        {choices.map(([name, label, options]) => (
          <Field key={name} name={name} label={label}>
            {(control) => (
              <select {...control} defaultValue={query[name] ?? ""}>
                {name !== "order" && <option value="">{text.any}</option>}
                {options.map(([id, word]) => (
                  <option key={id} value={id}>
                    {word}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <Field name="source" label={text.source}>
          {(control) => <input {...control} autoComplete="off" defaultValue={query.source} />}
        </Field>
        {(["from", "to"] as const).map((name) => (
          <Field key={name} name={name} label={text[name]}>
            {(control) => <input {...control} type="date" defaultValue={query[name]} />}
          </Field>
        ))}
        <p className="flex flex-wrap items-end gap-3">
          <Button type="submit">{text.find}</Button>
          <Link prefetch={false} className={buttonClass("quiet")} href={deskHref(lang, "/leads")}>
            {text.clear}
          </Link>
        </p>
      </form>
    </details>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

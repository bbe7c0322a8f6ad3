import { type DeskCounts, LIST_ORDERS } from "@/lib/domain/leads/desk-filter";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { LANGS } from "@/lib/domain/core/languages";
import { WANTS } from "@/lib/domain/leads/wants";
import { PACKAGES } from "@/lib/domain/check/packages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { deskHref, type ListQuery } from "@/lib/server/desk/list-choice";
import { DeskForm, Hidden } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import { SelectField } from "@/components/desk/select-field";

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

type ListFiltersProps = DeskProps & { query: ListQuery };

/** The other filters, folded away. */
export function ListFilters({ lang, words, query }: ListFiltersProps) {
  const { columns, filter: text, screens, wants, langs, areaTitles } = words;
  const { list } = screens;
  // These are set by chips and the search.
  const { reference, found, status, owner, spam, ...folded } = query;
  const chosen = Object.values(folded).filter((value) => value !== undefined).length;
  const choices: readonly [name: keyof typeof folded, label: string, options: Options][] = [
    ["wants", list.topic, WANTS.map((one) => [one, wants[one]])],
    ["package", columns.package, PACKAGES.map(({ id, name }) => [id, name])],
    ["area", columns.area, SECTIONS.map(({ id }) => [id, areaTitles[id]])],
    ["lang", columns.lang, LANGS.map((one) => [one, langs[one]])],
    ["order", list.order, LIST_ORDERS.map((one) => [one, list.orders[one]])],
  ];
  return (
    <details className="entry">
      <summary>{chosen > 0 ? fill(list.filtersOn, { n: chosen }) : list.filters}</summary>
      <form
        key={JSON.stringify(query)}
        method="get"
        action={deskHref(lang, "/leads")}
        className="grid grid-cols-1 gap-x-5 gap-y-3 pb-4 sm:grid-cols-3 [&_.control]:min-w-0"
      >
        <Hidden fields={{ reference, found, status, owner, spam }} />
        {choices.map(([name, label, options]) => (
          <SelectField
            key={name}
            {...{ name, label }}
            value={query[name]}
            options={name === "order" ? options : [["", text.any], ...options]}
          />
        ))}
        <Field name="source" label={columns.source}>
          {(control) => <input {...control} autoComplete="off" defaultValue={query.source} />}
        </Field>
        {(["from", "to"] as const).map((name) => (
          <Field key={name} name={name} label={text[name]}>
            {(control) => <input {...control} type="date" defaultValue={query[name]} />}
          </Field>
        ))}
        <p className="flex flex-wrap items-end gap-3">
          <Button type="submit">{text.find}</Button>
          <a className={buttonClass("quiet")} href={deskHref(lang, "/leads")}>
            {text.clear}
          </a>
        </p>
      </form>
    </details>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

type StatusChipsProps = DeskProps & { counts: DeskCounts; query: ListQuery };

/** The list by status or by who has it, with how many there are; the other filters stay. */
export function StatusChips({ lang, words, counts, query }: StatusChipsProps) {
  const { owners, spam, chips } = words.screens.list;
  const { status, owner, spam: marks, ...rest } = query;
  const options = [
    { name: words.filter.any, isOn: !status && !owner && marks !== "only", next: rest },
    ...LEAD_STATUSES.map((one) => ({
      name: words.statuses[one],
      n: counts.statuses[one],
      isOn: status === one,
      next: {
        ...rest,
        status: one,
      },
    })),
    ...(["me", "nobody"] as const).map((one) => ({
      name: owners[one],
      isOn: owner === one,
      next: {
        ...rest,
        owner: one,
      },
    })),
    {
      name: spam,
      n: counts.spam,
      isOn: marks === "only",
      next: {
        ...rest,
        spam: "only" as const,
      },
    },
  ];
  return (
    <nav
      aria-label={chips}
      className="desk-chips max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1"
    >
      {options.map(({ name, isOn, next, ...more }) => (
        <a
          key={name}
          className="desk-chip max-sm:flex-none max-sm:focus-visible:-outline-offset-3"
          aria-current={isOn ? "true" : undefined}
          href={deskHref(lang, "/leads", next)}
        >
          {name}
          {"n" in more && <strong>{more.n}</strong>}
        </a>
      ))}
    </nav>
  );
}

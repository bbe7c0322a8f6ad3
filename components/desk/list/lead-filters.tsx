"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { type DeskFilter } from "@/lib/domain/desk/desk-filter";
import { LIST_ORDERS } from "@/lib/domain/desk/list-order";
import { LANGS } from "@/lib/domain/core/languages";
import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { LEAD_TOPICS } from "@/lib/domain/leads/contact-topics";
import { PACKAGES } from "@/lib/domain/check/packages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { localDay } from "@/lib/domain/check/report";
import { fill } from "@/lib/domain/core/fill";
import { Button } from "@/components/ui/button";
import { Field, Problem } from "@/components/ui/field";
import { LimitedField, useLimit } from "@/components/ui/limited-field";
import type { ListChoice } from "./filter-address";
import { filterFrom } from "./filter-from";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import "./lead-filters.css";

const TEXT_CHARS = 200;

type LeadFiltersProps = {
  words: DeskRoomWords;
  choice: ListChoice;
  onFind: (choice: ListChoice) => void;
};

/** What the chips set, which the form keeps as it is. */
const chipsOf = ({ status, owner, flagged }: DeskFilter): DeskFilter => ({
  ...(status && { status }),
  ...(owner && { owner }),
  ...(flagged && { flagged }),
});

const FOLDED = ["kind", "topic", "packageId", "area", "lang", "source", "from", "to"] as const;

/** The search in one line; the other filters are folded away. */
export function LeadFilters({ words, choice, onFind }: LeadFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const search = useLimit(TEXT_CHARS, words.limit);
  const { filter: text, kinds, topics, langs, areaTitles } = words;
  const { list } = words.screens;
  const { filter, order } = choice;
  const chosen = FOLDED.filter((name) => filter[name] !== undefined).length;

  const choiceFrom = (fields: HTMLFormElement): ListChoice => {
    const { order: wanted, ...found } = filterFrom(new FormData(fields)) as DeskFilter & {
      order?: ListChoice["order"];
    };
    return { filter: { ...chipsOf(filter), ...found }, order: wanted ?? "newest" };
  };

  // Applies what was typed before hydration.
  useEffect(() => {
    const typed = new FormData(form.current!).get("text");
    if (typed && typed !== filter.text) onFind(choiceFrom(form.current!));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the values of the fields
  }, []);

  /** Not a reset, which would return to what was chosen when the page was opened. */
  const clear = (fields: HTMLFormControlsCollection) => {
    for (const field of fields)
      if (field instanceof HTMLInputElement) field.value = "";
      else if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    onFind({ filter: {}, order: "newest" });
  };

  const day = (at: number | undefined, back = 0) =>
    at === undefined ? "" : localDay(new Date(at - back));

  return (
    // Without JavaScript the form does nothing: a searched name must not get into an address.
    <form
      ref={form}
      method="dialog"
      className="lead-filters"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(choiceFrom(event.currentTarget));
      }}
    >
      <div className="search-line" {...search.box}>
        <input
          type="search"
          name="text"
          className="control"
          aria-label={text.text}
          placeholder={text.text}
          aria-invalid={search.over ? true : undefined}
          aria-describedby={search.over ? "search-problem" : undefined}
          defaultValue={filter.text}
        />
        <Button kind="primary" type="submit">
          {text.find}
        </Button>
      </div>
      {search.over && <Problem id="search-problem">{search.over}</Problem>}
      {search.status}
      <details className="entry">
        <summary>{chosen > 0 ? fill(list.filtersOn, { n: chosen }) : list.filters}</summary>
        <div className="filter-grid">
          <Choice name="kind" label={text.kind} any={text.any} value={filter.kind}>
            {LEAD_KINDS.map((one) => [one, kinds[one]])}
          </Choice>
          <Choice name="topic" label={list.topic} any={text.any} value={filter.topic}>
            {LEAD_TOPICS.map((one) => [one, topics[one]])}
          </Choice>
          <Choice name="packageId" label={text.package} any={text.any} value={filter.packageId}>
            {PACKAGES.map(({ id, name }) => [id, name])}
          </Choice>
          <Choice name="area" label={text.area} any={text.any} value={filter.area}>
            {SECTIONS.map(({ id }) => [id, areaTitles[id]])}
          </Choice>
          <Choice name="lang" label={text.lang} any={text.any} value={filter.lang}>
            {LANGS.map((one) => [one, langs[one]])}
          </Choice>
          {/* A new one for each order, which the table's head also sets. */}
          <Choice key={order} name="order" label={list.order} value={order}>
            {LIST_ORDERS.map((one) => [one, list.orders[one]])}
          </Choice>
          <LimitedField name="source" label={text.source} most={TEXT_CHARS} limit={words.limit}>
            {(control) => <input {...control} autoComplete="off" defaultValue={filter.source} />}
          </LimitedField>
          <Field name="from" label={text.from}>
            {(control) => <input {...control} type="date" defaultValue={day(filter.from)} />}
          </Field>
          <Field name="to" label={text.to}>
            {(control) => <input {...control} type="date" defaultValue={day(filter.to, 1)} />}
          </Field>
          <p className="flex flex-wrap items-end gap-3">
            <Button type="submit">{text.find}</Button>
            <Button kind="quiet" onClick={(event) => clear(event.currentTarget.form!.elements)}>
              {text.clear}
            </Button>
          </p>
        </div>
      </details>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  /** The text for no choice; missing where there is always one. */
  any?: string;
  value: string | undefined;
  children: readonly (readonly [value: string, label: string])[];
};

function Choice({ name, label, any, value, children }: ChoiceProps): ReactNode {
  return (
    <Field name={name} label={label}>
      {(control) => (
        <select {...control} defaultValue={value ?? ""}>
          {any !== undefined && <option value="">{any}</option>}
          {children.map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

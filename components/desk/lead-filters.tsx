"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { type DeskFilter } from "@/lib/domain/desk/desk-filter";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { LANGS } from "@/lib/domain/core/languages";
import { LEAD_KINDS } from "@/lib/domain/leads/lead";
import { PACKAGES } from "@/lib/domain/check/packages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { filterFrom } from "./filter-from";
import type { DeskRoomWords } from "./desk-words";

const TEXT_CHARS = 200;

type LeadFiltersProps = { words: DeskRoomWords; onFind: (filter: DeskFilter) => void };

/** The search form; rarely used filters are folded away. */
export function LeadFilters({ words, onFind }: LeadFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { filter, kinds, statuses, langs, areaTitles } = words;

  // Applies what was typed, chosen or submitted before hydration.
  useEffect(() => {
    const already = filterFrom(new FormData(form.current!));
    if (Object.keys(already).length > 0) onFind(already);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the values of the fields
  }, []);

  return (
    // Without JavaScript the form does nothing: a searched name must not get into an address.
    <form
      ref={form}
      method="dialog"
      className="grid max-w-2xl grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(filterFrom(new FormData(event.currentTarget)));
      }}
      onReset={() => onFind({})}
    >
      <Field name="text" label={filter.text} hint={filter.hint}>
        {(control) => <input {...control} type="search" maxLength={TEXT_CHARS} />}
      </Field>
      <Row>
        <Choice name="status" label={filter.status} any={filter.any}>
          {LEAD_STATUSES.map((one) => [one, statuses[one]])}
        </Choice>
        <Choice name="kind" label={filter.kind} any={filter.any}>
          {LEAD_KINDS.map((one) => [one, kinds[one]])}
        </Choice>
      </Row>
      <details className="entry border-y border-rule">
        <summary>{filter.more}</summary>
        <div className="grid grid-cols-1 gap-5 pb-5">
          <Row>
            <Choice name="packageId" label={filter.package} any={filter.any}>
              {PACKAGES.map(({ id, name }) => [id, name])}
            </Choice>
            <Choice name="area" label={filter.area} any={filter.any}>
              {SECTIONS.map(({ id }) => [id, areaTitles[id]])}
            </Choice>
          </Row>
          <Row>
            <Choice name="lang" label={filter.lang} any={filter.any}>
              {LANGS.map((one) => [one, langs[one]])}
            </Choice>
            <Field name="source" label={filter.source} hint={filter.sourceHint}>
              {(control) => <input {...control} maxLength={TEXT_CHARS} autoComplete="off" />}
            </Field>
          </Row>
          <Row>
            <Choice name="flagged" label={filter.marks} any={filter.any}>
              {[["only", filter.flagged]]}
            </Choice>
          </Row>
          <Row>
            <Field name="from" label={filter.from}>
              {(control) => <input {...control} type="date" />}
            </Field>
            <Field name="to" label={filter.to}>
              {(control) => <input {...control} type="date" />}
            </Field>
          </Row>
        </div>
      </details>
      <p className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit">
          {filter.find}
        </Button>
        <Button type="reset">{filter.clear}</Button>
      </p>
    </form>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
);

type ChoiceProps = {
  name: string;
  label: string;
  any: string;
  children: readonly (readonly [value: string, label: string])[];
};

function Choice({ name, label, any, children }: ChoiceProps) {
  return (
    <Field name={name} label={label}>
      {(control) => (
        <select {...control}>
          <option value="">{any}</option>
          {children.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

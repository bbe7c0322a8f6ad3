"use client";

import { useState } from "react";
import { type DeskTexts, editableFields, fieldsToEdit } from "@/lib/domain/leads/desk-fields";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { Lead } from "@/lib/domain/leads/lead";
import { Button } from "@/components/ui/button";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { DeskInput } from "@/components/desk/desk-input";
import { OutcomeLine } from "./outcome-line";
import { useLeadChange } from "./use-lead-change";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadEditProps = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** What was typed, without what is saved by now. */
const omitSaved = (typed: Partial<DeskTexts>, saved: DeskTexts): Partial<DeskTexts> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => saved[name as keyof DeskTexts] !== text),
  );

/** A wrong number or name is corrected here; the history says which field. */
export function LeadEdit(props: LeadEditProps) {
  const { lang, words, detail } = props;
  const { edit } = words.leadPage;
  const { outcome, isBusy, change } = useLeadChange(props);
  const editable = editableFields(detail.row);
  // What was typed stays over a change of another operator, and goes with the other fields as they are now.
  const [typed, setTyped] = useState<Partial<DeskTexts>>({});
  const fields = { ...fieldsToEdit(detail.lead as Lead), ...typed };
  const save = async () => {
    if (isBusy || !(await change({ kind: "edit", fields }))) return;
    // What was typed meanwhile is the next correction.
    setTyped((now) => omitSaved(now, fields));
  };
  if (editable.length === 0) return null;
  return (
    <details className="entry">
      <summary>{edit.title}</summary>
      <form
        className="grid max-w-xl gap-3 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {editable.map((name) => (
          <DeskInput
            key={name}
            name={name}
            label={words.labels[name]}
            value={fields[name]}
            onType={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <PhoneQuestion words={words.phoneQuestion} text={typed.phone ?? ""} />
        <p>
          <Button type="submit" aria-disabled={isBusy}>
            {edit.save}
          </Button>
        </p>
        <OutcomeLine {...{ lang, words, outcome }} />
      </form>
    </details>
  );
}

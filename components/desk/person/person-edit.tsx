import { editableFields, fieldsToEdit } from "@/lib/domain/leads/desk-fields";
import type { Lead } from "@/lib/domain/leads/lead";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import type { Said } from "@/lib/domain/core/said";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadForm, type OnLead } from "./lead-form";

type LeadEditProps = DeskProps & { on: OnLead; detail: LeadDetail; said: Said | null };

/**
 * A wrong number or name is corrected here; the history says which field. Each field goes with what it was, so that only
 * a touched one is saved, and not over what was corrected meanwhile.
 */
export function LeadEdit({ words, on, detail, said }: LeadEditProps) {
  const { edit } = words.leadPage;
  const fields = editableFields(detail.row);
  const shown = fieldsToEdit(detail.lead as Lead);
  const kept = said?.kept?.["do"] === "edit" ? said.kept : null;
  if (fields.length === 0) return null;
  return (
    <details className="entry" open={kept !== null}>
      <summary>{edit.title}</summary>
      <LeadForm on={on} what="edit" className="grid max-w-xl gap-3 pb-4">
        {fields.map((name) => (
          <Field key={name} name={name} label={words.labels[name]}>
            {(control) => (
              <>
                <input type="hidden" name={`was-${name}`} value={shown[name]} />
                <input
                  {...control}
                  {...LEAD_FIELDS[name].input}
                  autoComplete="off"
                  defaultValue={kept?.[name] ?? shown[name]}
                />
              </>
            )}
          </Field>
        ))}
        <p>
          <Button type="submit">{edit.save}</Button>
        </p>
      </LeadForm>
    </details>
  );
}

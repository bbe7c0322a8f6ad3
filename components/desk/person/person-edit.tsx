import type { Said } from "@/lib/domain/core/said";
import { FORM_FIELDS, LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { DeskTexts } from "@/lib/domain/leads/desk-fields";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { DeskProps } from "@/components/desk/desk-words";
import { keptIn, type OnPerson, PersonForm } from "./person-form";

type PersonEditProps = DeskProps & { on: OnPerson; row: PersonRow; said: Said | null };

const textsOf = ({ name, business, phone, email, location }: PersonRow): DeskTexts => ({
  name,
  businessName: business,
  phone,
  email,
  location,
});

/**
 * A wrong number or name is corrected here; the history says which field. Each field goes with what it was, so that only
 * a touched one is saved, and not over what was corrected meanwhile.
 */
export function PersonEdit({ words, on, row, said }: PersonEditProps) {
  const { edit } = words.person;
  const shown = textsOf(row);
  const kept = keptIn(said, "edit");
  return (
    <details className="entry" open={kept !== null}>
      <summary>{edit.title}</summary>
      <PersonForm on={on} what="edit" className="grid max-w-xl gap-3 pb-4">
        {FORM_FIELDS.desk.map((name) => (
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
      </PersonForm>
    </details>
  );
}

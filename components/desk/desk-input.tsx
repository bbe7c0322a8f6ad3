import { type DeskField } from "@/lib/domain/leads/desk-fields";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { Field } from "@/components/ui/field";

type DeskInputProps = {
  name: DeskField;
  label: string;
  value: string;
  onType: (text: string) => void;
};

/** A field that an operator types in; the browser fills in nothing of the operator's. */
export const DeskInput = ({ name, label, value, onType }: DeskInputProps) => (
  <Field name={name} label={label}>
    {(control) => (
      <input
        {...control}
        {...LEAD_FIELDS[name].input}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    )}
  </Field>
);

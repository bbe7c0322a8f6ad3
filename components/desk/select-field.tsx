import { Field } from "@/components/ui/field";

type SelectFieldProps = {
  name: string;
  label: string;
  /** The first option, where it is none of them. */
  value: string | undefined;
  options: readonly (readonly [value: string, word: string])[];
};

/** One of several, in a list that opens. */
export const SelectField = ({ name, label, value, options }: SelectFieldProps) => (
  <Field name={name} label={label}>
    {(control) => (
      <select {...control} defaultValue={value}>
        {options.map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    )}
  </Field>
);

import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "@/components/ui/field";

type InputFieldProps = ComponentProps<"input"> & Pick<FieldProps, "name" | "label" | "problem">;

/** One line to type. */
export const InputField = ({ name, label, problem, ...input }: InputFieldProps) => (
  <Field {...{ name, label, problem }}>{(control) => <input {...control} {...input} />}</Field>
);

type Options = readonly (readonly [value: string, word: string])[];

type SelectFieldProps = {
  name: string;
  label: string;
  /** The first option, where it is none of them. */
  value: string | undefined;
  options: Options;
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

type ChipsProps = { legend: string; children: ReactNode };

/** What belongs together, each to be tapped. */
export const Chips = ({ legend, children }: ChipsProps) => (
  <fieldset className="desk-chips">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

type RadioChipsProps = Omit<SelectFieldProps, "label"> & {
  legend: string;
  isRequired?: boolean;
  children?: ReactNode;
};

/** One of a few, side by side: the chosen one is dark. */
export const RadioChips = (props: RadioChipsProps) => {
  const { legend, name, value: chosen, options, isRequired, children } = props;
  return (
    <Chips legend={legend}>
      {options.map(([value, word]) => (
        <label key={word} className="desk-chip">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required={isRequired}
          />
          {word}
        </label>
      ))}
      {children}
    </Chips>
  );
};

import { Field } from "@/components/ui/field";

type RupeesFieldProps = { label: string; value: number | string | undefined };

/** A sum in whole rupees. */
export const RupeesField = ({ label, value }: RupeesFieldProps) => (
  <Field name="rupees" label={label}>
    {(control) => (
      <input {...control} inputMode="numeric" autoComplete="off" required defaultValue={value} />
    )}
  </Field>
);

import { Fragment, type ReactNode } from "react";
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import type { FormField } from "@/lib/domain/leads/form-problems";
import { FORM_FIELDS, LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import type { ContactFormWords } from "@/lib/content/slices/lead-words";
import { type Control, Field } from "@/components/ui/field";
import type { LimitedField } from "@/components/ui/limited-field";

type ContactFieldsProps = {
  words: Pick<ContactFormWords, "asks" | "businessTypes" | "limit">;
  /** Shows the limits of the live form; the server's form has none, and nothing is cut. */
  Limited?: typeof LimitedField;
  isEmailOptional: boolean;
  /** The words that the message begins with. */
  opening?: string;
  problemOf: (field: FormField) => string | null;
  /** What is asked about the phone number. */
  phoneQuestion?: ReactNode;
};

type ContactField = (typeof FORM_FIELDS)["contact"][number];

/** The fields that show their limit; the others hold no long text. */
const LIMITED: readonly ContactField[] = ["name", "message"];

/** A plain question requires all fields except the type of business (docs/product/leads.md#contact). */
export function ContactFields(props: ContactFieldsProps) {
  const { words, isEmailOptional, opening = "", problemOf, phoneQuestion, Limited } = props;
  const { asks, businessTypes, limit } = words;

  const isOptional = (field: ContactField) => field === "email" && isEmailOptional;
  const controlOf = (field: ContactField, control: Control) => {
    if (field === "message")
      return <textarea {...control} required rows={6} defaultValue={opening} />;
    if (field !== "businessType")
      return <input {...control} required={!isOptional(field)} {...LEAD_FIELDS[field].input} />;
    return (
      <select {...control}>
        <option value="">{asks.businessType.none}</option>
        {BUSINESS_TYPES.map((type) => (
          <option key={type} value={type}>
            {businessTypes[type]}
          </option>
        ))}
      </select>
    );
  };

  return FORM_FIELDS.contact.map((field) => {
    const { label, hint } = asks[field] as { label: string; hint?: string };
    const shared = {
      id: `contact-${field}`,
      name: field,
      label: isOptional(field) ? asks.email.optional : label,
      ...(hint && { hint }),
      problem: problemOf(field),
      children: (control: Control) => controlOf(field, control),
    };
    return (
      <Fragment key={field}>
        {Limited && LIMITED.includes(field) ? (
          <Limited {...shared} most={LEAD_FIELDS[field].chars} limit={limit} />
        ) : (
          <Field {...shared} />
        )}
        {field === "phone" && phoneQuestion}
      </Fragment>
    );
  });
}

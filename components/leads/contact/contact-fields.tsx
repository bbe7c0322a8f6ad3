import { Fragment, type ReactNode } from "react";
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import type { FormField } from "@/lib/domain/leads/form-problems";
import { FORM_FIELDS, LEAD_FIELDS, type LeadField } from "@/lib/domain/leads/lead-fields";
import type { ContactFormWords } from "@/lib/content/slices/contact-words";
import { type Control, Field } from "@/components/ui/field";
import { LimitedField } from "@/components/ui/limited-field";

type ContactFieldsProps = {
  words: ContactFormWords;
  /** A plain question: only there the email is required, and the type of business asked for. */
  isPlain: boolean;
  opening: string;
  problemOf: (field: FormField) => string | null;
  phoneQuestion: ReactNode;
};

/** The fields that show their limit; the others hold no long text. */
const LIMITED: readonly LeadField[] = ["name", "message"];

/** The questions of the contact form. */
export function ContactFields(props: ContactFieldsProps) {
  const { words, isPlain, opening, problemOf, phoneQuestion } = props;
  const { asks, businessTypes, limit } = words;
  const required = (field: LeadField) => field !== "email" || isPlain;

  const controlOf = (field: (typeof FORM_FIELDS)["contact"][number], control: Control) => {
    if (field === "message")
      return <textarea {...control} required rows={6} defaultValue={opening} />;
    if (field !== "businessType")
      return <input {...control} required={required(field)} {...LEAD_FIELDS[field].input} />;
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

  const fields = FORM_FIELDS.contact.filter((field) => field !== "businessType" || isPlain);
  return fields.map((field) => {
    const { label, hint } = asks[field] as { label: string; hint?: string };
    const shared = {
      id: `contact-${field}`,
      name: field,
      label: required(field) ? label : asks.email.optional,
      ...(hint && { hint }),
      problem: problemOf(field),
      children: (control: Control) => controlOf(field, control),
    };
    return (
      <Fragment key={field}>
        {LIMITED.includes(field) ? (
          <LimitedField {...shared} most={LEAD_FIELDS[field].chars} limit={limit} />
        ) : (
          <Field {...shared} />
        )}
        {field === "phone" && phoneQuestion}
      </Fragment>
    );
  });
}

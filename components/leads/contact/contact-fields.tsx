import type { ReactNode } from "react";
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import { FIELD_LIMITS, type LeadField } from "@/lib/domain/leads/lead-fields";
import type { LeadWords } from "@/lib/content/en/leads";
import { EMAIL_INPUT } from "@/components/ui/email-input";
import { Field } from "@/components/ui/field";
import type { LimitedField } from "@/components/ui/limited-field";

type ContactFieldsProps = {
  words: Pick<LeadWords, "fields" | "hints" | "businessTypes" | "limit">;
  /** Shows the limits of the live form; the server's form has none, and nothing is cut. */
  Limited?: typeof LimitedField;
  /** The words that the message begins with. */
  opening?: string;
  problemOf: (field: LeadField) => string | null;
  /** What is asked about the phone number. */
  phoneQuestion?: ReactNode;
};

/** All fields except the type of business are required (docs/product/leads.md#contact). */
export function ContactFields(props: ContactFieldsProps) {
  const { words, opening = "", problemOf, phoneQuestion, Limited: Text = Field } = props;
  const { fields, hints, businessTypes, limit } = words;
  return (
    <>
      <Text
        id="contact-name"
        name="name"
        label={fields.name}
        problem={problemOf("name")}
        most={FIELD_LIMITS.name}
        limit={limit}
      >
        {(control) => <input {...control} required autoComplete="name" />}
      </Text>
      <Field id="contact-email" name="email" label={fields.email} problem={problemOf("email")}>
        {(control) => <input {...control} {...EMAIL_INPUT} required />}
      </Field>
      <Field
        id="contact-phone"
        name="phone"
        label={fields.phone}
        hint={hints.phone}
        problem={problemOf("phone")}
      >
        {(control) => <input {...control} required type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      {phoneQuestion}
      <Field
        id="contact-businessType"
        name="businessType"
        label={fields.businessType}
        problem={problemOf("businessType")}
      >
        {(control) => (
          <select {...control}>
            <option value="">{businessTypes.none}</option>
            {BUSINESS_TYPES.map((type) => (
              <option key={type} value={type}>
                {businessTypes[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Text
        id="contact-message"
        name="message"
        label={fields.message}
        hint={hints.message}
        problem={problemOf("message")}
        most={FIELD_LIMITS.message}
        limit={limit}
      >
        {(control) => <textarea {...control} required rows={6} defaultValue={opening} />}
      </Text>
    </>
  );
}
